import type { LucideIcon } from "lucide-react";
import {
	BookOpen,
	Cake,
	CalendarDays,
	CalendarRange,
	CalendarX2,
	ClipboardCheck,
	Code,
	Database,
	GitCompareArrows,
	HandCoins,
	Heart,
	Languages,
	ListOrdered,
	Medal,
	Percent,
	Plane,
	Search,
	Target,
	Wallet,
} from "lucide-react";
import type { ReactNode } from "react";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { Link } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";

export const handle = { namespaces: ["tools"] } satisfies PageHandle;

/** `/tools`: everything here that does something, and what that is. */
export default function Tools() {
	const t = useTranslations();
	const paths = usePaths();
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={t("tools.title")} description={t("tools.description")} canonical={paths.tools} />
			<h1 className="text-3xl">{t("tools.title")}</h1>
			<p className="mt-2 max-w-text text-lg text-quiet">{t("tools.description")}</p>
			<Group title={t("tools.choose.title")}>
				<Tool icon={Target} to={paths.predict()} name={t("tools.predict.name")} does={t("tools.predict.does")} />
				<Tool icon={ListOrdered} to={paths.choices} name={t("tools.choices.name")} does={t("tools.choices.does")} />
				<Tool
					icon={ClipboardCheck}
					to={paths.predictReport}
					name={t("tools.report.name")}
					does={t("tools.report.does")}
				/>
				<Tool
					icon={GitCompareArrows}
					to={paths.compare()}
					name={t("tools.compare.name")}
					does={t("tools.compare.does")}
				/>
				<Tool icon={Heart} to={paths.shortlist} name={t("tools.shortlist.name")} does={t("tools.shortlist.does")} />
				<Tool icon={Medal} to={paths.rankings} name={t("tools.rankings.name")} does={t("tools.rankings.does")} />
				<Tool icon={Search} to={paths.search()} name={t("tools.search.name")} does={t("tools.search.does")} />
			</Group>
			<Group title={t("tools.exams.title")}>
				<Tool
					icon={ClipboardCheck}
					to={paths.eligibility}
					name={t("tools.eligibility.name")}
					does={t("tools.eligibility.does")}
				/>
				<Tool
					icon={CalendarDays}
					to={paths.exams({ view: "calendar" })}
					name={t("tools.calendar.name")}
					does={t("tools.calendar.does")}
				/>
				<Tool
					icon={CalendarX2}
					to={paths.examClashes()}
					name={t("tools.clashes.name")}
					does={t("tools.clashes.does")}
				/>
				<Tool icon={Cake} to={paths.tool("age")} name={t("tools.age.name")} does={t("tools.age.does")} />
				<Tool icon={Percent} to={paths.tool("cgpa")} name={t("tools.cgpa.name")} does={t("tools.cgpa.does")} />
				<Tool icon={CalendarRange} to={paths.planner()} name={t("tools.planner.name")} does={t("tools.planner.does")} />
			</Group>
			<Group title={t("tools.money.title")}>
				<Tool
					icon={HandCoins}
					to={paths.scholarshipFinder}
					name={t("tools.scholarships.name")}
					does={t("tools.scholarships.does")}
				/>
				<Tool icon={Wallet} to={paths.colleges()} name={t("tools.cost.name")} does={t("tools.cost.does")} />
				<Tool icon={Languages} to={paths.englishScores()} name={t("tools.scores.name")} does={t("tools.scores.does")} />
				<Tool icon={Plane} to={paths.studyAbroad} name={t("tools.abroad.name")} does={t("tools.abroad.does")} />
			</Group>
			<Group title={t("tools.know.title")}>
				<Tool icon={BookOpen} to={paths.glossary()} name={t("tools.glossary.name")} does={t("tools.glossary.does")} />
				<Tool icon={Database} to={paths.data} name={t("tools.data.name")} does={t("tools.data.does")} />
				<Tool icon={Code} to={paths.openData} name={t("tools.openData.name")} does={t("tools.openData.does")} />
			</Group>
		</div>
	);
}

function Group({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section aria-label={title} className="mt-8">
			<h2 className="text-xl">{title}</h2>
			<ul className="mt-3 grid gap-x-8 md:grid-cols-2">{children}</ul>
		</section>
	);
}

function Tool({ icon: Icon, to, name, does }: { icon: LucideIcon; to: string; name: string; does: string }) {
	return (
		<li className="flex gap-3 border-line border-t py-3">
			<Icon size={20} aria-hidden="true" className="mt-2 flex-none text-accent-text" />
			<div className="min-w-0">
				<h3 className="text-base">
					<Link to={to} className="link inline-flex min-h-9 items-center font-semibold">
						{name}
					</Link>
				</h3>
				<p className="max-w-text text-pretty text-quiet">{does}</p>
			</div>
		</li>
	);
}
