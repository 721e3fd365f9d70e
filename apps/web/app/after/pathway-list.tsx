import { SourcedText } from "#app/facts/figure.tsx";
import { stateName } from "#app/facts/words/place-words.ts";
import { sourceHref } from "#app/paths.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";
import { Tag } from "#app/ui/chip.tsx";
import type { PathwayVerdict } from "./judge-pathway.ts";
import type { AfterLoaded, LoadedPathway } from "./page.server.ts";
import { PATHWAY_LIST_ID, type PathwayVerdicts } from "./your-marks.tsx";

export function PathwayList({
	doors,
	state,
	isShort,
	sourceName,
	judged,
}: Pick<AfterLoaded, "doors" | "state" | "isShort"> & {
	sourceName: (id: string) => string;
	judged: PathwayVerdicts | undefined;
}) {
	const { t, language } = usePage();
	const without = Map.groupBy(isShort ? [] : doors.filter(lacksFigures), whomToAsk);
	const hasCounts = doors.some(({ figures }) => figures?.count !== undefined);
	const where = state === undefined ? t("after.india") : stateName(state, language);
	return (
		<section id={PATHWAY_LIST_ID} aria-labelledby={TITLE_ID} className="mt-4 max-w-text scroll-mt-4">
			<h2 id={TITLE_ID} className="text-lg">
				{t("after.caption", { where })}
			</h2>
			<ul className="mt-1 divide-y divide-line border-line border-y">
				{doors.map((door) => (
					<li key={door.slug} className="py-1">
						<a href={`#${door.slug}`} className="link inline-flex min-h-11 items-center">
							{door.name}
						</a>{" "}
						<VerdictTag verdict={judged?.get(door.slug)?.verdict} />
						<Counts door={door} sourceName={sourceName} />
					</li>
				))}
			</ul>
			<p className="mt-1 text-quiet text-sm">
				{hasCounts && t("after.counted")}{" "}
				{[...without]
					.map(([whom, group]) => t(`after.noneOf.${whom}`, { doors: group.map(({ name }) => name).join(", ") }))
					.join(" ")}
			</p>
		</section>
	);
}

const TITLE_ID = "courses-title";

/** "4 years · 6,231 colleges · 14,90,000 seats"; what is not known is left out. */
function Counts({
	door: { years, course, figures, isWhole },
	sourceName,
}: {
	door: LoadedPathway;
	sourceName: (id: string) => string;
}) {
	const { t, paths } = usePage();
	const { count, seats } = figures ?? {};
	return (
		<p className="pb-1 text-quiet text-sm">
			{years}
			{count !== undefined && course !== undefined && (
				<>
					{" · "}
					<Link to={paths.course(course)} className="link">
						{t("after.collegeCount", { count })}
					</Link>
				</>
			)}
			{seats !== undefined && isWhole !== true && (
				<>
					{" · "}
					<SourcedText
						value={t("after.seatCount", { count: seats.seats })}
						source={sourceName(seats.sourceId)}
						href={sourceHref(seats.sourceId)}
					/>
				</>
			)}
		</p>
	);
}

const TONES = { open: "good", check: "care", shut: "plain" } as const;

export function VerdictTag({ verdict }: { verdict: PathwayVerdict | undefined }) {
	const { t } = usePage();
	if (verdict === undefined) return null;
	return <Tag tone={TONES[verdict]}>{t(`after.verdict.${verdict}`)}</Tag>;
}

function lacksFigures({ figures, course, isWhole }: LoadedPathway): boolean {
	return course === undefined || figures?.count === undefined || isWhole === true || figures.seats === undefined;
}

/** NDA and ITI trades have an official site, class 11 is at a school. */
function whomToAsk({ slug, site, course }: LoadedPathway): "college" | "site" | "school" {
	if (course === undefined && site !== undefined) return "site";
	return slug === "class-11" ? "school" : "college";
}
