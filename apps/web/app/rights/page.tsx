import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { getToday } from "#app/exam/data.server.ts";
import { usePaths } from "#app/paths.ts";
import { formatDate } from "#app/platform/format/format-date.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { Breadcrumbs } from "#app/shell/page/breadcrumbs.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { LeavingForm } from "./leaving-form.tsx";
import { loadRights } from "./page.server.ts";
import { Topic } from "./topic.tsx";

export const handle = { namespaces: ["rights"] } satisfies PageHandle;

/** `/rights`: what a student may ask for after admission, by which document, and who decides. */
export function loader({ context, url }: LoaderFunctionArgs) {
	return loadRights(languageOf(url.pathname), getToday(context.get(requestContext)));
}

export default function Rights() {
	const t = useTranslations();
	const paths = usePaths();
	const language = useLanguage();
	const { topics, sources, sessions, newest, sharesSource, readOn } = useLoaderData<typeof loader>();
	const nameSource = (id: string) => sources[id]?.publisher ?? id;
	return (
		<div className="column pt-4 lg:pt-12">
			<PageHead title={t("rights.title")} description={t("rights.description")} canonical={paths.rights()} />
			<Breadcrumbs
				isShort
				steps={[
					{ name: t("rights.tools"), address: paths.tools },
					{ name: t("rights.title"), address: paths.rights() },
				]}
			/>
			<h1 className="text-2xl md:text-3xl">{t("rights.title")}</h1>
			<nav aria-label={t("rights.topics")} className="mt-2">
				<ul className="flex flex-wrap gap-x-5">
					{topics.map(({ name, title }) => (
						<li key={name}>
							<a href={`#${name}`} className="link inline-flex min-h-11 items-center">
								{title}
							</a>
						</li>
					))}
				</ul>
			</nav>
			{topics.map((topic) => (
				<Topic key={topic.name} topic={topic} sources={sources}>
					{topic.letter === "refund" && <LeavingForm {...{ sessions, newest, nameSource, sharesSource }} />}
				</Topic>
			))}
			<p className="mt-10 max-w-text text-quiet">{t("rights.read", { day: formatDate(language, readOn) })}</p>
		</div>
	);
}
