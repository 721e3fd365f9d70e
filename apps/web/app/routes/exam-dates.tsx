import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { SubscribeLinks } from "#app/components/calendar/subscribe-links.tsx";
import { ExamDates } from "#app/components/exam/exam-dates.tsx";
import { ExamFrame } from "#app/components/exam/exam-frame.tsx";
import { Link } from "#app/components/site/link.tsx";
import { loadExamPage } from "#app/data/exam-page.server.ts";
import { languageOf } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/translate.ts";
import { translateFor } from "#app/i18n/translate-for.server.ts";
import { layOutExamDates } from "#app/lib/exam-time-line.ts";
import { usePaths } from "#app/paths.ts";

/** `/exams/jee-mains/dates` */
export async function loader(args: LoaderFunctionArgs) {
	const { request: _, ...page } = await loadExamPage(args, "dates");
	const language = languageOf(args.url.pathname);
	const words = { t: await translateFor(language), language };
	return { page, timeLine: layOutExamDates(page.exam.events ?? [], page.today, words) };
}

export default function ExamDatesPage() {
	const t = useWords();
	const paths = usePaths();
	const { page, timeLine } = useLoaderData<typeof loader>();
	return (
		<ExamFrame page={page} tab="dates">
			<ExamDates page={page} timeLine={timeLine} />
			<SubscribeLinks slugs={[page.exam.slug]} />
			<p className="mt-4 print:hidden">
				<Link to={paths.planner({ exams: [page.exam.slug] })} className="link inline-flex min-h-11 items-center">
					{t("exam.plan", { exam: page.exam.shortName })}
				</Link>
			</p>
		</ExamFrame>
	);
}
