import type { PredictCounselling } from "@uchit/contract/predict-band.ts";
import { ChevronDown } from "lucide-react";
import { createSourceNamer } from "#app/facts/sources.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { CARD_SORT, type PredictSearch } from "#app/predict/search.ts";
import type { AnsweredPage, ShownSeat } from "#app/predict/shown.ts";
import { Link } from "#app/shell/page/link.tsx";
import { SeatRow } from "./seat-row.tsx";

type Props = {
	page: AnsweredPage;
	search: PredictSearch;
	counselling: PredictCounselling;
	isOpen: boolean;
};

export function CounsellingSection({ page, search, counselling, isOpen }: Props) {
	const { t } = usePage();
	const { authority, options, homeRule, state, groups } = counselling;
	const seats = page.items.filter((seat) => seat.authority === authority);
	const heading = (
		<h3 className="min-w-0 flex-1 text-lg leading-tight">
			{authority}{" "}
			<span className="font-normal text-base text-quiet tabular-nums">{t("predict.found", { count: options })}</span>
		</h3>
	);
	const rule = [page.around.about[authority], t(`predict.homeRule.${homeRule}`, { state: state?.name ?? "" })]
		.filter(Boolean)
		.join(" ");
	const content =
		page.sort === CARD_SORT ? (
			<Seats page={page} search={search} seats={seats} hasBand />
		) : (
			groups.map((group) => (
				<Group key={group.band} group={group} isBrief={seats.length > 0} {...{ counselling, page, search }}>
					{seats.filter(({ band }) => band === group.band)}
				</Group>
			))
		);
	if (page.counsellings.length === 1)
		return (
			<section>
				{heading}
				<p className="text-quiet text-sm">{rule}</p>
				{content}
			</section>
		);
	return (
		<details open={isOpen} className="disclosure first-of-type:pt-0" suppressHydrationWarning>
			<summary className="flex-wrap gap-y-0 pb-1">
				{heading}
				<ChevronDown size={18} aria-hidden="true" />
				<small className="basis-full font-normal text-quiet text-sm">{rule}</small>
			</summary>
			{content}
		</details>
	);
}

type GroupProps = Omit<Props, "isOpen"> & {
	group: PredictCounselling["groups"][number];
	isBrief: boolean;
	children: readonly ShownSeat[];
};

function Group({ group, isBrief, counselling: { authority, years }, page, search, children: seats }: GroupProps) {
	const { t, paths } = usePage();
	const { band, options } = group;
	const what = page.asked.lists.some(({ score }) => score !== undefined) ? "marks" : "rank";
	const name = (
		<>
			{t(`predict.band.${band}`)} <span className="text-quiet tabular-nums">{formatNumber(options)}</span>
		</>
	);
	return (
		<div className="mt-1">
			<h4 className="text-base">
				{seats.length > 0 ? (
					name
				) : (
					<Link
						to={paths.predict({ ...search, authority: [authority], band: [band], page: 1 })}
						className="link inline-flex min-h-9 items-center gap-2"
					>
						{name}
					</Link>
				)}
			</h4>
			{(seats.length > 0 || !isBrief) && (
				<p className="max-w-text pb-1 text-quiet text-xs leading-snug">
					{t(`predict.bandIs.${band}`, { what })} {measuredWords(t, group, years)}{" "}
					{group.measured !== undefined && (
						<Link to={paths.predictReport} className="link whitespace-nowrap print:hidden">
							{t("predict.measured.card")}
						</Link>
					)}
				</p>
			)}
			<Seats page={page} search={search} seats={seats} />
		</div>
	);
}

type SeatsProps = Pick<Props, "page" | "search"> & { seats: readonly ShownSeat[]; hasBand?: boolean };

function Seats({ page, search, seats, hasBand = false }: SeatsProps) {
	const sourceName = createSourceNamer(page.sources);
	return (
		<ul className="empty:hidden">
			{seats.map((seat) => (
				<li key={[seat.college.slug, seat.programme, seat.quota, seat.seatType, seat.gender].join("|")}>
					<SeatRow
						seat={seat}
						sourceName={sourceName}
						place={page.items.indexOf(seat) + 1}
						isWhole={search.whole === "years"}
						hasBand={hasBand}
					/>
				</li>
			))}
		</ul>
	);
}

/** Whole hundredths, rounded down, so that 99.7 of 100 does not read as all. */
function measuredWords(t: Translate, { band, measured }: GroupProps["group"], years: number): string {
	if (measured === undefined) return t("predict.measured.not", { years: band === "one" ? 1 : years });
	const { first, last, options, open, close } = measured;
	const isSome = close.options > 0 && close.options < options;
	return t("predict.measured.share", {
		open: Math.floor((open / options) * 100),
		years: first === last ? String(first) : `${first}–${last}`,
		// If all are close calls, their share would repeat the first figure.
		close: isSome ? String(Math.floor((close.open / close.options) * 100)) : "none",
	});
}
