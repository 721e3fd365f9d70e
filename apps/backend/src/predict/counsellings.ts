import type { PredictPage } from "@uchit/contract/predict.ts";
import { BANDS, type Band, type MeasuredBand, type PredictCounselling } from "@uchit/contract/predict-band.ts";
import type { PredictReport } from "@uchit/contract/predict-report.ts";
import type { CounsellingIndex, PredictIndex } from "@uchit/predictor/predict-index.ts";
import type { JudgedSeat } from "@uchit/predictor/sort.ts";

type CountContext = { predictIndex: PredictIndex; report: PredictReport };

/** The counsellings of an answer in the order of its list, with the number of options in each group. */
export function countCounsellings(matching: readonly JudgedSeat[], context: CountContext): PredictPage["counsellings"] {
	const byPlace = [...Map.groupBy(matching, ({ counselling }) => counselling)].sort(([a], [b]) => a - b);
	return byPlace.flatMap(([, [first, ...others]]) =>
		first === undefined ? [] : toCounselling(first.list.counsellingIndex, [first, ...others], context),
	);
}

function toCounselling(
	own: CounsellingIndex,
	judged: readonly JudgedSeat[],
	{ predictIndex, report }: CountContext,
): PredictCounselling {
	const { exam, authority, state, isNewestAlone = false } = own.counselling;
	const counts = new Map<Band, number>();
	for (const { band } of judged) counts.set(band, (counts.get(band) ?? 0) + 1);
	const lines = report.exams.find((part) => part.exam === exam && part.authority === authority)?.lines ?? [];
	return {
		authority,
		years: isNewestAlone ? 1 : Math.max(own.years.length, 1),
		options: judged.length,
		homeRule: homeRuleOf(own),
		state: predictIndex.states.find(({ slug }) => slug === state),
		groups: BANDS.flatMap((band) => {
			const options = counts.get(band);
			return options === undefined ? [] : [{ band, options, measured: measure(lines, band) }];
		}),
	};
}

function homeRuleOf({ counselling, quotas }: CounsellingIndex): PredictCounselling["homeRule"] {
	const { state, isHomeKnown = false, isOfStateAlone = false, homeQuotas = [] } = counselling;
	if (isOfStateAlone || (isHomeKnown && state !== undefined && homeQuotas.length === 0)) return "domicile";
	if (!quotas.some(({ isRegional }) => isRegional)) return "none";
	return state === undefined ? "of-institute" : "of-state";
}

function measure(lines: PredictReport["exams"][number]["lines"], band: Band): MeasuredBand | undefined {
	const checked = lines.filter(({ group, options }) => group === band && options > 0);
	const [first, last] = [checked[0], checked.at(-1)];
	if (first === undefined || last === undefined) return undefined;
	const measured = {
		first: first.year,
		last: last.year,
		options: 0,
		open: 0,
		close: { options: 0, open: 0 },
	};
	for (const { options, inside, close } of checked) {
		measured.options += options;
		measured.open += inside;
		measured.close.options += close.options;
		measured.close.open += close.inside;
	}
	return measured;
}
