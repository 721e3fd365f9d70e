import { LAKH } from "@uchit/contract/predict.ts";
import { ChevronDown } from "lucide-react";
import { usePaths } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { type Translate, useTranslations } from "#app/platform/i18n/translate.ts";
import { ChoiceButton } from "#app/predict/choices/choice-button.tsx";
import type { ShownSeat } from "#app/predict/shown.ts";
import { evidenceWords, instituteKindWords, seatPrintedWords } from "#app/predict/words.ts";
import { Link } from "#app/shell/page/link.tsx";
import { Tag } from "#app/ui/chip.tsx";
import { RoundsLink } from "./rounds-link.tsx";
import { SeatYears } from "./seat-years.tsx";
import { TrendPicture } from "./trend-picture.tsx";

type SeatProps = { seat: ShownSeat; sourceName: (id: string) => string };

/** One programme at one institute in one pool: the newest closing figure beside the visitor's own, and every year on tap. */
export function SeatRow({ seat, sourceName, level: Name }: SeatProps & { level: "h3" | "h4" }) {
	const paths = usePaths();
	const { slug, name, city } = seat.college;
	return (
		<article className="break-inside-avoid border-line border-t py-2">
			<div className="flex items-start">
				<div className="min-w-0 flex-1">
					<Name className="text-base leading-tight">
						<Programme printed={seat.programme} />
					</Name>
					<p className="text-sm leading-5">
						<Link to={paths.college(slug)} className="link inline-block py-0.5">
							{name}
						</Link>
						{city !== undefined && <span className="text-quiet"> · {city}</span>}
					</p>
				</div>
				<ChoiceButton seat={seat} sourceName={sourceName} />
			</div>
			<details className="group/years">
				<summary className="flex min-h-9 cursor-pointer items-center gap-2 text-sm">
					<Closing seat={seat} />
					<TrendPicture
						evidence={seat.evidence}
						asked={{ value: seat.rank ?? seat.score ?? 0, isScore: seat.score !== undefined }}
					/>
					<ChevronDown
						size={18}
						aria-hidden="true"
						className="flex-none text-quiet transition-transform group-open/years:rotate-180 print:hidden"
					/>
				</summary>
				<Years seat={seat} sourceName={sourceName} />
			</details>
		</article>
	);
}

/** "Electronics Engineering (4 Years, Bachelor of Technology)": what tells it from others large, how long and for what small. */
function Programme({ printed }: { printed: string }) {
	const at = printed.endsWith(")") ? printed.search(/\(\d+ Years/) : -1;
	const [name, rest] = at === -1 ? [printed, ""] : [printed.slice(0, at).trimEnd(), printed.slice(at)];
	return (
		<>
			{name}
			{rest !== "" && <span className="font-normal text-quiet text-xs"> {rest}</span>}
		</>
	);
}

/** "15,035 in 2025 · you 13,500", and of which list of seats. */
function Closing({ seat }: { seat: ShownSeat }) {
	const t = useTranslations();
	const newest = seat.evidence.at(-1);
	const closing = formatNumber(newest?.closingRank ?? newest?.closingScore ?? 0);
	const own = formatNumber(seat.rank ?? seat.score ?? 0);
	return (
		<span className="min-w-0 flex-1 leading-tight">
			<span className="sr-only">{t("predict.row.closedLabel")} </span>
			<span className="tabular-nums">
				<strong>
					{newest?.year === undefined
						? t("predict.row.closedUndated", { closing })
						: t("predict.row.closed", { closing, year: String(newest.year) })}
				</strong>
				<span className="text-quiet"> · {t("predict.row.you", { own })}</span>
			</span>
			<span className="block text-quiet text-xs">{listWords(t, seat)}</span>
		</span>
	);
}

/** "OBC-NCL, all India (AI), JoSAA": whose list it is. */
function listWords(t: Translate, seat: ShownSeat): string {
	return `${seatPrintedWords(t, seat)} · ${seat.authority}`;
}

const TONES = { every: "good", most: "good", some: "care", missed: "plain" } as const;

/** What the years say, and where each figure stands. */
function Years({ seat, sourceName }: SeatProps) {
	const t = useTranslations();
	const { band, evidence, trend, earlierNames, college } = seat;
	return (
		<div className="space-y-2 pb-2 text-sm">
			<p className="text-base">{seat.programme}</p>
			<p className="flex flex-wrap gap-2">
				<Tag tone={TONES[band]}>
					{/* One year is not "every" year. */}
					{band === "every" && evidence.length === 1 ? t("predict.band.only") : t(`predict.band.${band}`)}
				</Tag>
				{seat.mayBeSingleSeat && <Tag tone="care">{t("predict.single")}</Tag>}
			</p>
			<p>{evidenceWords(t, evidence)}</p>
			<SeatYears
				caption={t("predict.table.caption", { programme: seat.programme })}
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
