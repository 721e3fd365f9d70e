import type { ReactNode } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { getToday } from "#app/exam/data.server.ts";
import { formatDate } from "#app/platform/format/format-date.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { Breadcrumbs } from "#app/shell/page/breadcrumbs.tsx";
import { Link } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { LeavingForm } from "./leaving-form.tsx";
import { loadRights, type RightsLoaded } from "./page.server.ts";

export const handle = { namespaces: ["rights"] } satisfies PageHandle;

export function loader({ context, url }: LoaderFunctionArgs) {
	return loadRights(languageOf(url.pathname), getToday(context.get(requestContext)));
}

export default function Rights() {
	const { t, paths, language } = usePage();
	const { topics, sources, sessions, newest, sharesSource, depositsSource, readOn } = useLoaderData<typeof loader>();
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
					{topic.letter === "refund" && (
						<LeavingForm {...{ sessions, newest, nameSource, sharesSource, depositsSource }} />
					)}
				</Topic>
			))}
			<p className="mt-10 max-w-text text-quiet">{t("rights.read", { day: formatDate(language, readOn) })}</p>
		</div>
	);
}

type Props = {
	topic: RightsLoaded["topics"][number];
	sources: RightsLoaded["sources"];
	children: ReactNode;
};

function Topic({ topic, sources, children }: Props) {
	const { t, paths } = usePage();
	const { name, title, lead, rules, steps, contacts, decides } = topic;
	return (
		<section aria-labelledby={name} className="mt-10 max-w-text">
			<h2 id={name} className="scroll-mt-20 text-xl">
				{title}
			</h2>
			{lead !== undefined && <p className="mt-2 font-semibold">{lead}</p>}
			{children}
			{lead !== undefined && <h3 className="mt-4 font-semibold">{t("rights.sources")}</h3>}
			<ul className="mt-2 space-y-2">
				{rules.map(({ text, source }) => (
					<li key={text}>
						{text} <SourceNote source={source === undefined ? undefined : sources[source]} />
					</li>
				))}
			</ul>
			<h3 className="mt-4 font-semibold">{t("rights.steps")}</h3>
			<ol className="mt-1 list-decimal space-y-1 pl-5">
				{steps.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ol>
			{contacts.length > 0 && (
				<ul className="mt-2">
					{contacts.map(({ name: contact, href, sources: named }) => (
						<li key={href}>
							<a href={href} rel="noopener" className="link inline-flex min-h-11 items-center">
								{contact}
							</a>
							{named.map((source) => (
								<SourceNote key={source} source={sources[source]} />
							))}
						</li>
					))}
				</ul>
			)}
			{name === "loan" && (
				<p className="mt-2">
					<Link to={paths.waiverExample} className="link inline-flex min-h-11 items-center">
						{t("rights.waiver")}
					</Link>
				</p>
			)}
			<p className="mt-3 font-semibold">{decides}</p>
		</section>
	);
}

function SourceNote({ source }: { source: RightsLoaded["sources"][string] | undefined }) {
	const { t } = usePage();
	if (source === undefined) return <span className="text-quiet text-sm">{t("rights.unchecked")}</span>;
	const { publisher, kind, day, address } = source;
	return (
		<span className="block text-quiet text-sm">
			{t(`rights.kind.${kind}`)}:{" "}
			<a href={address} lang="en" rel="noopener" className="link">
				{publisher}
			</a>
			, {day}
		</span>
	);
}
