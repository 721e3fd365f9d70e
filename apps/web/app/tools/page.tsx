import type { LucideIcon } from "lucide-react";
import {
	BadgeCheck,
	BookOpen,
	Cake,
	CalendarDays,
	CalendarRange,
	CalendarX2,
	ClipboardCheck,
	Code,
	Database,
	Gavel,
	GitCompareArrows,
	HandCoins,
	Heart,
	ImageDown,
	Languages,
	ListChecks,
	ListOrdered,
	Medal,
	Megaphone,
	Percent,
	Plane,
	Search,
	Signpost,
	Target,
	Users,
	Wallet,
} from "lucide-react";
import type { ReactNode } from "react";
import type { Paths } from "#app/paths.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { Link } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { ListData } from "#app/shell/page/structured-data.tsx";

export const handle = { namespaces: ["tools"] } satisfies PageHandle;

const GROUPS = [
	{
		group: "choose",
		tools: [
			{ key: "after10", icon: Signpost, to: (paths: Paths) => paths.after("10") },
			{ key: "after", icon: Signpost, to: (paths: Paths) => paths.after("12") },
			{ key: "predict", icon: Target, to: (paths: Paths) => paths.predict() },
			{ key: "class", icon: Users, to: (paths: Paths) => paths.predictClass() },
			{ key: "choices", icon: ListOrdered, to: (paths: Paths) => paths.choices },
			{ key: "report", icon: ClipboardCheck, to: (paths: Paths) => paths.predictReport },
			{ key: "compare", icon: GitCompareArrows, to: (paths: Paths) => paths.compare() },
			{ key: "shortlist", icon: Heart, to: (paths: Paths) => paths.shortlist },
			{ key: "rankings", icon: Medal, to: (paths: Paths) => paths.rankings },
			{ key: "search", icon: Search, to: (paths: Paths) => paths.search() },
		],
	},
	{
		group: "exams",
		tools: [
			{ key: "applications", icon: ListChecks, to: (paths: Paths) => paths.applications() },
			{ key: "eligibility", icon: ClipboardCheck, to: (paths: Paths) => paths.eligibility },
			{ key: "calendar", icon: CalendarDays, to: (paths: Paths) => paths.exams({ view: "calendar" }) },
			{ key: "clashes", icon: CalendarX2, to: (paths: Paths) => paths.examClashes() },
			{ key: "age", icon: Cake, to: (paths: Paths) => paths.tool("age") },
			{ key: "cgpa", icon: Percent, to: (paths: Paths) => paths.tool("cgpa") },
			{ key: "photo", icon: ImageDown, to: (paths: Paths) => paths.tool("photo") },
			{ key: "planner", icon: CalendarRange, to: (paths: Paths) => paths.planner() },
		],
	},
	{
		group: "money",
		tools: [
			{ key: "scholarships", icon: HandCoins, to: (paths: Paths) => paths.scholarshipFinder },
			{ key: "cost", icon: Wallet, to: (paths: Paths) => paths.colleges() },
			{ key: "scores", icon: Languages, to: (paths: Paths) => paths.englishScores() },
			{ key: "abroad", icon: Plane, to: (paths: Paths) => paths.studyAbroad },
		],
	},
	{
		group: "know",
		tools: [
			{ key: "check", icon: BadgeCheck, to: (paths: Paths) => paths.check },
			{ key: "claims", icon: Megaphone, to: (paths: Paths) => paths.claims },
			{ key: "rights", icon: Gavel, to: (paths: Paths) => paths.rights() },
			{ key: "glossary", icon: BookOpen, to: (paths: Paths) => paths.glossary() },
			{ key: "data", icon: Database, to: (paths: Paths) => paths.data },
			{ key: "openData", icon: Code, to: (paths: Paths) => paths.openData },
		],
	},
] as const satisfies readonly {
	group: string;
	tools: readonly { key: string; icon: LucideIcon; to: (paths: Paths) => string }[];
}[];

export default function Tools() {
	const { t, paths } = usePage();
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={t("tools.title")} description={t("tools.description")} canonical={paths.tools} />
			<ListData
				items={GROUPS.flatMap(({ tools }) =>
					tools.map(({ key, to }) => ({ name: t(`tools.${key}.name`), to: to(paths) })),
				)}
			/>
			<h1 className="text-3xl">{t("tools.title")}</h1>
			<p className="mt-2 max-w-text text-lg text-quiet">{t("tools.description")}</p>
			{GROUPS.map(({ group, tools }) => (
				<Group key={group} title={t(`tools.${group}.title`)}>
					{tools.map(({ key, icon, to }) => (
						<Tool key={key} icon={icon} to={to(paths)} name={t(`tools.${key}.name`)} does={t(`tools.${key}.does`)} />
					))}
				</Group>
			))}
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
					<Link to={to} className="link-line-low font-semibold">
						{name}
					</Link>
				</h3>
				<p className="max-w-text text-pretty text-quiet">{does}</p>
			</div>
		</li>
	);
}
