import type { PredictFilter } from "@uchit/contract/predict.ts";
import type { NearestSeat } from "@uchit/contract/predict-band.ts";
import { nameProgramme } from "#app/facts/programme.ts";
import { quotaWords } from "#app/facts/words/cutoff-words.ts";
import { type Paths, pathsIn } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import { type PredictSearch, setFilters, withoutPredictFilter, withoutPredictFilters } from "#app/predict/search.ts";
import { QUESTION_ID, type ShownNothing, type ShownPage } from "#app/predict/shown.ts";
import { optionWords } from "#app/predict/words.ts";
import { bodyOfState } from "./state-bodies.server.ts";

type Question = { search: PredictSearch; asksHomeState: boolean };

/** For an answer without an option: what a filter hides, what came closest, and where else to look. */
export async function nothingWords(
	language: Language,
	page: ShownPage,
	{ search, asksHomeState }: Question,
): Promise<ShownNothing | undefined> {
	if (page.total > 0) return undefined;
	const t = await translateFor(language);
	const paths = pathsIn(language);
	const filters = setFilters(search);
	const [only = "kind"] = filters;
	const isGovernment = filters.length === 1 && isGovernmentOnly(search, only);
	const title = filters.length === 0 ? "title" : isGovernment ? "titleGovernment" : "titleWith";
	const named = filters.map((filter) => filterWords(t, page, { search, filter })).join(", ");
	const what = page.asked.lists.some(({ score }) => score !== undefined) ? "marks" : "rank";
	return {
		title: t(`predictNothing.${title}`, { what, filters: named }),
		why: t("predictNothing.why"),
		wider: page.relax.map(({ filter, count }) => ({
			words: isGovernmentOnly(search, filter)
				? t("predictNothing.withPrivate", { count })
				: t("predictNothing.without", { filter: filterWords(t, page, { search, filter }), count }),
			to: paths.predict(withoutPredictFilter(search, filter)),
		})),
		all: filters.length > 1 ? paths.predict(withoutPredictFilters(search)) : undefined,
		nearestTitle: t("predictNothing.nearest"),
		nearest: page.nearest.map((seat) => ({
			to: paths.collegeTab(seat.college.slug, "cutoffs"),
			name: seat.college.name,
			detail: [nameProgramme(seat.programme), seat.seatType, quotaWords(t, seat.quota), distanceWords(t, seat)]
				.filter(Boolean)
				.join(" · "),
		})),
		stepsTitle: t("predictNothing.steps"),
		steps: stepsOf(t, paths, { page, search, asksHomeState }),
	};
}

function isGovernmentOnly({ kind }: PredictSearch, filter: PredictFilter): boolean {
	return filter === "kind" && kind.length === 1 && kind[0] === "government";
}

function filterWords(
	t: Translate,
	{ facets }: ShownPage,
	{ search, filter }: { search: PredictSearch; filter: PredictFilter },
): string {
	if (filter === "q") return `“${search.q}”`;
	const options = facets[filter] ?? [];
	return search[filter]
		.map((value) => optionWords(t, filter, options.find((each) => each.value === value) ?? { value }))
		.join(", ");
}

function distanceWords(t: Translate, { closing, own, isScore, year }: NearestSeat): string {
	return t("predictNothing.closed", {
		closing: formatNumber(closing),
		year: year === undefined ? "none" : String(year),
		what: isScore ? "marks" : "rank",
		gap: formatNumber(Math.abs(own - closing)),
	});
}

function stepsOf(
	t: Translate,
	paths: Paths,
	{ page: { asked }, search, asksHomeState }: Question & { page: ShownPage },
): ShownNothing["steps"] {
	const { exam, homeState, stateDoor } = asked;
	const form = `${paths.beginPredict(search)}#${QUESTION_ID}`;
	const name = homeState?.name ?? "";
	const body = stateDoor === undefined && homeState !== undefined ? bodyOfState(exam, homeState.slug) : undefined;
	const isCodeOpen = stateDoor !== undefined && stateDoor.choices.length > 0 && stateDoor.category === undefined;
	return [
		...(isCodeOpen ? [{ words: t("predictNothing.code", { name }), to: form }] : []),
		...(asksHomeState && homeState === undefined ? [{ words: t("predictNothing.homeState"), to: form }] : []),
		...(body === undefined
			? []
			: [{ words: t("predictNothing.state", { name, body: body.name }), to: body.address, isSite: true }]),
		otherWays(t, paths, exam),
	];
}

function otherWays(t: Translate, paths: Paths, exam: string): ShownNothing["steps"][number] {
	switch (exam) {
		case "neet":
			return { words: t("predictNothing.ways.neet"), to: paths.after("12/pcb", "neet-again") };
		case "clat":
			return { words: t("predictNothing.ways.clat"), to: paths.after("12", "lawyer") };
		case "cuet-ug":
			return { words: t("predictNothing.ways.cuet"), to: paths.after("12", "without-cuet") };
		case "jee-main-paper-2":
			return { words: t("predictNothing.ways.any"), to: paths.after("12", "no-seat") };
		default:
			return { words: t("predictNothing.ways.engineering"), to: paths.after("12/pcm", "btech-without-jee") };
	}
}
