import { Figure, SourcedText } from "#app/facts/figure.tsx";
import { useLevelWords } from "#app/facts/level-words.ts";
import { rupees } from "#app/facts/words/money.ts";
import { sourceHref, usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import type { AfterLoaded, LoadedDoor } from "./page.server.ts";
import { ExamLinks } from "./sections.tsx";

type Shown = Pick<AfterLoaded, "exams" | "state"> & {
	sourceName: (id: string) => string;
	sayRule: (rule: LoadedDoor["rules"][number]["rule"]) => string;
};

/** Each door: what it wants, the rule that says so, the exams, what its graduates were reported to earn, and what comes next. */
export function Doors({ doors, ...shown }: Shown & Pick<AfterLoaded, "doors">) {
	const t = useTranslations();
	return (
		<section aria-labelledby="doors" className="mt-10">
			<h2 id="doors" className="text-xl">
				{t("after.doors")}
			</h2>
			{doors.map((door) => (
				<DoorPart key={door.slug} door={door} {...shown} />
			))}
		</section>
	);
}

function DoorPart({ door, exams, state, sourceName, sayRule }: Shown & { door: LoadedDoor }) {
	const t = useTranslations();
	const paths = usePaths();
	const list =
		door.facet === undefined || door.course === undefined
			? undefined
			: paths.colleges({ [door.facet]: [door.course], ...(state && { state: [state.slug] }) });
	return (
		<section aria-labelledby={door.slug} className="mt-6 max-w-text border-line border-t pt-4">
			<h3 id={door.slug} className="scroll-mt-20 text-lg">
				{door.name}
			</h3>
			<p className="mt-1">
				{t("after.wants", { wants: door.wants })} {t("after.unchecked")}
			</p>
			<Rules door={door} sourceName={sourceName} sayRule={sayRule} />
			<p className="mt-1">{t("after.next", { next: door.next })}</p>
			<Pay door={door} sourceName={sourceName} />
			{door.figures === undefined && <p className="mt-1 text-quiet">{t("after.uncounted")}</p>}
			<ExamLinks slugs={door.exams} exams={exams} />
			<p className="flex flex-wrap gap-x-6">
				{list !== undefined && (
					<Link to={list} className="link inline-flex min-h-11 items-center">
						{t("after.list")}
					</Link>
				)}
				{door.course !== undefined && (
					<Link to={paths.course(door.course)} className="link inline-flex min-h-11 items-center">
						{t("after.course")}
					</Link>
				)}
				{door.site !== undefined && (
					<a href={door.site} rel="noopener" className="link inline-flex min-h-11 items-center">
						{t("after.site")}
					</a>
				)}
			</p>
		</section>
	);
}

function Rules({ door, sourceName, sayRule }: { door: LoadedDoor } & Pick<Shown, "sourceName" | "sayRule">) {
	const t = useTranslations();
	const paths = usePaths();
	if (door.ruleExam === undefined) return null;
	return (
		<>
			<ul className="mt-1 list-disc pl-5">
				{door.rules.map(({ rule, sourceId, isChecked }) => (
					<li key={rule.kind}>
						<SourcedText value={sayRule(rule)} source={sourceName(sourceId)} href={sourceHref(sourceId)} />{" "}
						{!isChecked && t("after.unchecked")}
					</li>
				))}
			</ul>
			<Link to={paths.examTab(door.ruleExam, "eligibility")} className="link inline-flex min-h-11 items-center">
				{t("after.rule")}
			</Link>
		</>
	);
}

function Pay({ door: { figures }, sourceName }: { door: LoadedDoor } & Pick<Shown, "sourceName">) {
	const t = useTranslations();
	const levelWords = useLevelWords();
	const salary = figures?.salary;
	if (salary === undefined) return <p className="mt-1">{t("after.payUnknown")}</p>;
	return (
		<p className="mt-1">
			{t("after.pay")}{" "}
			<Figure
				value={rupees(salary.middle)}
				year={salary.cohort}
				source={sourceName(salary.sourceId)}
				href={sourceHref(salary.sourceId)}
			/>
			. {t("after.payOf", { known: salary.known, level: levelWords(salary.level) })}
		</p>
	);
}
