import { isAnnounced, OPEN_NOW } from "@uchit/contract/exam.ts";
import { whenWords } from "#app/exam/exam-dates.ts";
import type { ExamDate } from "#app/exam/next-dates.ts";
import { SourcedText } from "#app/facts/figure.tsx";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";
import { OwnText } from "#app/shell/page/own-text.tsx";
import { Tag } from "#app/ui/chip.tsx";
import { Section } from "#app/ui/section.tsx";

type HomeExamDates = {
	today: string;
	open: readonly ExamDate[];
	opening: readonly ExamDate[];
	conducted: readonly ExamDate[];
};
type Naming = { sourceName: (id: string) => string };

/** Exams open today, else those that open next, and the next exams. Unannounced dates are marked. */
export function HomeExams({
	exams: { today, open, opening, conducted },
	sourceName,
}: { exams: HomeExamDates } & Naming) {
	const { t, paths } = usePage();
	const first = open.length > 0 ? open : opening;
	return (
		<div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
			<Section
				id="open-now"
				title={open.some(isAnnounced) ? t("home.openNow") : t("home.usuallyOpen")}
				headingClass="text-lg"
				level={3}
			>
				<p className="mt-1 text-quiet text-sm">{noteOf(t, open)}</p>
				<DateList dates={first} ending={{ day: today, words: t("home.lastDay") }} sourceName={sourceName} />
				<Link to={paths.exams({ open: [OPEN_NOW] })} className="link mt-1 inline-flex min-h-11 items-center text-sm">
					{t("home.allOpen")}
				</Link>
			</Section>
			<Section id="held-next" title={t("home.heldNext")} headingClass="text-lg" level={3}>
				<p className="mt-1 text-quiet text-sm">{t("home.heldNextNote")}</p>
				<DateList dates={conducted} ending={{ day: today, words: t("home.today") }} sourceName={sourceName} />
				<Link to={paths.exams({ view: "calendar" })} className="link mt-1 inline-flex min-h-11 items-center text-sm">
					{t("home.allDates")}
				</Link>
			</Section>
		</div>
	);
}

function noteOf(t: Translate, open: readonly ExamDate[]): string {
	if (open.length === 0) return t("home.nothingOpen");
	return open.some(isAnnounced) ? t("home.openByDate") : t("home.openByMonth");
}

type Ending = {
	/** Marks an announced date that ends on this day. */
	ending: { day: string; words: string };
};

function DateList({ dates, ending, sourceName }: { dates: readonly ExamDate[] } & Ending & Naming) {
	return (
		<ul className="mt-3 divide-y divide-line border-line border-y">
			{dates.map((date) => (
				<li key={date.slug} className="dated">
					<ExamDateRow date={date} ending={ending} sourceName={sourceName} />
				</li>
			))}
		</ul>
	);
}

function ExamDateRow({ date, ending, sourceName }: { date: ExamDate } & Ending & Naming) {
	const { t, paths, language } = usePage();
	const { slug, shortName, name, nameHi, status, sourceId, document } = date;
	return (
		<>
			<p>
				<Link to={paths.exam(slug)}>{shortName}</Link>
				{name !== undefined && (
					<span>
						{" "}
						<OwnText text={name} hi={nameHi} />
					</span>
				)}
			</p>
			<p>
				<SourcedText
					value={whenWords(language, date, "short")}
					source={document ?? sourceName(sourceId)}
					href={paths.examTab(slug, "dates")}
				/>
				{isAnnounced(date) && (date.ends ?? date.starts) === ending.day && <Tag tone="bad">{ending.words}</Tag>}
				<Tag tone={status === "official" ? "good" : "care"}>
					{t(`home.${isAnnounced(date) ? date.status : "expected"}`)}
				</Tag>
			</p>
		</>
	);
}
