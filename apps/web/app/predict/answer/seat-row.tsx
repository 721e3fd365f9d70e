import { LAKH } from "@uchit/contract/amount.ts";
import { ChevronDown, ListCheck, ListPlus } from "lucide-react";
import { toast } from "react-hot-toast/headless";
import { nameProgramme, splitProgramme } from "#app/facts/programme.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { addChoice, MAX_CHOICES, removeChoice, toChoice } from "#app/predict/choices/choices.ts";
import { choiceStore, useChoices } from "#app/predict/choices/store.ts";
import type { ShownSeat, ShownYear } from "#app/predict/shown.ts";
import { layOutTrendPicture, TREND_SIZE, type TrendDot } from "#app/predict/trend-plot.ts";
import { evidenceWords, instituteKindWords, seatPrintedWords } from "#app/predict/words.ts";
import { Link } from "#app/shell/page/link.tsx";
import { Tag } from "#app/ui/chip.tsx";
import { useWasOpened } from "#app/ui/disclosure.tsx";
import { RoundsLink } from "./rounds-link.tsx";
import { SeatYears } from "./seat-years.tsx";

type SeatProps = { seat: ShownSeat; sourceName: (id: string) => string };

type RowProps = SeatProps & {
	/** From 1; also its anchor on the page. */
	place: number;
	/** Renders the years at once, for the page without scripts. */
	isWhole: boolean;
	/** Names its group, where the list is not grouped. */
	hasBand: boolean;
};

/**
 * One programme at one institute in one pool. The years are rendered when the row opens: they are most of it, and few rows are opened.
 * Until scripts run, a press requests the page with all years.
 */
export function SeatRow({ seat, sourceName, place, isWhole, hasBand }: RowProps) {
	const { t, paths } = usePage();
	const { isEver, details } = useWasOpened(isWhole);
	const { slug, name, city, isForWomen } = seat.college;
	return (
		<article className="seat" id={`seat-${place}`}>
			<div>
				<div>
					<h5>
						<Programme printed={seat.programme} />
					</h5>
					<p>
						<Link to={paths.college(slug)} className="link">
							{name}
						</Link>
						{city !== undefined && !name.includes(city) && <span>{` · ${city}`}</span>}
						{isForWomen && <span>{` · ${t("predict.womensCollege")}`}</span>}
					</p>
				</div>
				<ChoiceButton seat={seat} sourceName={sourceName} />
			</div>
			<details {...details}>
				<summary>
					<Closing seat={seat} hasBand={hasBand} />
					<TrendPicture
						evidence={seat.evidence}
						figure={{ value: seat.rank ?? seat.score ?? 0, isScore: seat.score !== undefined }}
					/>
					<ChevronDown size={18} aria-hidden="true" />
				</summary>
				{isEver ? (
					<Years seat={seat} sourceName={sourceName} />
				) : (
					<button type="submit" form={EVERY_YEAR_ID} formAction={`${paths.predict()}#seat-${place}`} className="link">
						{t("predict.everyYear")}
					</button>
				)}
			</details>
		</article>
	);
}

export const EVERY_YEAR_ID = "every-year";

function Programme({ printed }: { printed: string }) {
	const { name, degree } = splitProgramme(printed);
	return (
		<>
			{name}
			{degree !== "" && <small>{` ${degree}`}</small>}
		</>
	);
}

/** "15,035 in 2025 · your rank 13,500", with the name of the list of seats. */
function Closing({ seat, hasBand }: { seat: ShownSeat; hasBand: boolean }) {
	const { t } = usePage();
	const newest = seat.evidence.at(-1);
	const closing = formatNumber(newest?.closingRank ?? newest?.closingScore ?? 0);
	const own = formatNumber(seat.rank ?? seat.score ?? 0);
	const what = seat.rank === undefined ? "marks" : "rank";
	return (
		<span>
			<span className="sr-only">{`${t("predict.row.closedLabel", { what })} `}</span>
			<strong>
				{newest?.year === undefined
					? t("predict.row.closedUndated", { closing })
					: t("predict.row.closed", { closing, year: String(newest.year) })}
			</strong>
			{` · ${t("predict.row.you", { own, what })}`}
			{seat.close && <b className="text-care-text">{` · ${t("predict.close")}`}</b>}
			<small>{[hasBand && t(`predict.band.${seat.band}`), listWords(t, seat)].filter(Boolean).join(" · ")}</small>
		</span>
	);
}

/** "OBC-NCL, all India (AI)"; with the round and the payment where a visitor sees two rounds of one rank. */
function listWords(t: Translate, seat: ShownSeat): string {
	const words = seatPrintedWords(t, seat);
	if (seat.exam !== "neet") return words;
	const isPaid = seat.pool === "management";
	return [words, newestRoundWords(t, seat), isPaid ? t("predict.row.paid") : ""]
		.filter((each) => each !== "")
		.join(" · ");
}

function newestRoundWords(t: Translate, { roundName, evidence }: ShownSeat): string {
	if (roundName !== undefined) return t(`predict.roundName.${roundName}`);
	const round = evidence.at(-1)?.round;
	return round === undefined ? "" : t("predict.row.round", { round: String(round) });
}

const TONES = { likely: "good", possible: "good", one: "care", reach: "plain" } as const;

function Years({ seat, sourceName }: SeatProps) {
	const { t } = usePage();
	const { band, evidence, trend, earlierNames, college } = seat;
	return (
		<div className="space-y-2 pb-2 text-sm">
			<p className="text-base">{seat.programme}</p>
			<p className="flex flex-wrap gap-2">
				<Tag tone={TONES[band]}>{t(`predict.band.${band}`)}</Tag>
				{seat.close && <Tag tone="care">{t("predict.closeWhy")}</Tag>}
				{seat.mayBeSingleSeat && <Tag tone="care">{t("predict.single")}</Tag>}
			</p>
			<p>{evidenceWords(t, evidence)}</p>
			<SeatYears
				caption={t("predict.table.caption", { programme: nameProgramme(seat.programme) })}
				evidence={evidence}
				sourceName={sourceName}
			/>
			{trend !== undefined && (
				<p className="text-quiet">
					{t(`predict.trend.${trend.direction}`, { from: String(trend.from), to: String(trend.to) })}
				</p>
			)}
			<p className="text-quiet">{aboutCollege(t, college)}</p>
			{college.medianSalary !== undefined && college.medianSalaryYear !== undefined && (
				<p className="text-quiet">
					{t("predict.row.salary", {
						lakhs: formatNumber(Math.round((college.medianSalary / LAKH) * 10) / 10),
						year: String(college.medianSalaryYear + 1),
					})}
				</p>
			)}
			{earlierNames.length > 0 && (
				<p className="text-quiet">{t("predict.earlier", { names: earlierNames.join(", ") })}</p>
			)}
			<RoundsLink exam={seat.exam} seat={seat} />
		</div>
	);
}

function aboutCollege(t: Translate, { name, city, state, kind }: ShownSeat["college"]): string {
	return [name, city, state?.name, kind === undefined ? undefined : instituteKindWords(t, kind)]
		.filter((words) => words !== undefined)
		.join(" · ");
}

function TrendPicture({
	evidence,
	figure,
}: {
	evidence: readonly ShownYear[];
	figure: { value: number; isScore: boolean };
}) {
	const { width, height } = TREND_SIZE;
	const picture = layOutTrendPicture(evidence, figure);
	if (picture === undefined) return null;
	const { dots, path, ownY } = picture;
	const outside = toSpots(dots.filter(({ inside }) => !inside));
	return (
		<svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="trend">
			<path d={`M0 ${ownY}H${width}`} className="own" />
			<path d={path} />
			<path d={toSpots(dots)} className="spots" />
			{outside !== "" && <path d={outside} className="spots holes" />}
		</svg>
	);
}

function toSpots(dots: readonly TrendDot[]): string {
	return dots.map(({ x, y }) => `M${x} ${y}h0`).join("");
}

function ChoiceButton({ seat, sourceName }: { seat: ShownSeat; sourceName: (id: string) => string }) {
	const { t } = usePage();
	const choices = useChoices();
	const choice = toChoice(seat, sourceName);
	const isOn = choices.some(({ key }) => key === choice.key);
	const toggle = () => {
		const changed = isOn ? removeChoice(choices, choice.key) : addChoice(choices, choice);
		if (changed === choices) return toast.error(t("predict.full", { most: MAX_CHOICES }));
		if (!choiceStore.write(changed)) toast.error(t("predict.notKept"));
	};
	const Mark = isOn ? ListCheck : ListPlus;
	return (
		<button type="button" onClick={toggle} aria-pressed={isOn} className="choice-mark">
			<Mark size={20} aria-hidden="true" />
			<span className="sr-only">
				{isOn ? t("predict.added") : t("predict.add")}:{" "}
				{t("predict.choiceOf", { programme: nameProgramme(seat.programme), college: seat.college.name })}
			</span>
		</button>
	);
}
