import type { PredictAsked } from "@uchit/contract/predict.schema.ts";
import type { Band } from "@uchit/contract/predict.ts";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { ChoiceButton } from "#app/predict/choices/choice-button.tsx";
import type { ShownSeat } from "#app/predict/shown.ts";
import { evidenceWords, instituteKindWords, seatPrintedWords } from "#app/predict/words.ts";
import { Link } from "#app/shell/page/link.tsx";
import { Tag } from "#app/ui/chip.tsx";
import { RoundsLink } from "./rounds-link.tsx";
import { SeatYears } from "./seat-years.tsx";
import { TrendPicture } from "./trend-picture.tsx";

const TONES = { every: "good", most: "good", some: "care", reach: "plain" } as const satisfies Record<Band, string>;

type SeatProps = { seat: ShownSeat; asked: PredictAsked; sourceName: (id: string) => string };

/** One programme at one institute in one pool, with what every year held says of it. */
export function SeatCard({ seat, asked, sourceName }: SeatProps) {
	const t = useTranslations();
	const name = { programme: seat.programme, college: seat.college.name };
	const { trend } = seat;
	return (
		<article className="break-inside-avoid rounded-lg border border-line bg-raised p-4 sm:p-5 print:p-3">
			<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
				<SeatName seat={seat} />
				<div className="flex flex-wrap gap-2">
					<Tag tone={TONES[seat.band]}>
						{/* One year is not "every" year. */}
						{seat.band === "every" && seat.heldYears === 1 ? t("predict.band.only") : t(`predict.band.${seat.band}`)}
					</Tag>
					{seat.mayBeSingleSeat && <Tag tone="care">{t("predict.single")}</Tag>}
				</div>
			</div>
			<p className="mt-3">
				{evidenceWords(t, seat.evidence)}
				{trend !== undefined && (
					<span className="text-quiet text-sm">
						{" · "}
						{t(`predict.trend.${trend.direction}`, { from: String(trend.from), to: String(trend.to) })}
					</span>
				)}
			</p>
			<div className="mt-3 flex flex-col gap-4 sm:flex-row sm:items-start">
				<SeatYears caption={t("predict.table.caption", name)} evidence={seat.evidence} sourceName={sourceName} />
				<TrendPicture
					name={name}
					evidence={seat.evidence}
					asked={{ value: asked.rank ?? asked.score ?? 0, isScore: asked.score !== undefined }}
				/>
			</div>
			<SeatActions seat={seat} asked={asked} sourceName={sourceName} />
		</article>
	);
}

function SeatName({ seat }: { seat: ShownSeat }) {
	const t = useTranslations();
	const paths = usePaths();
	const { slug, name, city, state, kind } = seat.college;
	const about = [city, state?.name, kind === undefined ? undefined : instituteKindWords(t, kind)];
	return (
		<div className="min-w-0 flex-1 basis-64">
			<h3 className="text-base">{seat.programme}</h3>
			<p>
				<Link to={paths.college(slug)} className="link">
					{name}
				</Link>
			</p>
			<p className="text-quiet text-sm">{about.filter((words) => words !== undefined).join(" · ")}</p>
			<p className="text-quiet text-sm">{seatPrintedWords(t, seat)}</p>
			{seat.earlierNames.length > 0 && (
				<p className="text-quiet text-sm">{t("predict.earlier", { names: seat.earlierNames.join(", ") })}</p>
			)}
		</div>
	);
}

function SeatActions({ seat, asked, sourceName }: SeatProps) {
	return (
		<div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
			<ChoiceButton seat={seat} asked={asked} sourceName={sourceName} />
			<RoundsLink exam={asked.exam} seat={seat} />
		</div>
	);
}
