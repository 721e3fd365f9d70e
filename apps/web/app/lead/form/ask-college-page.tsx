import type { LeadPlace } from "#app/lead/place.ts";
import type { LeadAnswer } from "#app/lead/step.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link, LinkLine } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { LeadFlow } from "./lead-flow.tsx";

/** A question or a call-back request to a college. The site never requires it. */
export function AskCollegePage({
	college: { slug, name, isPassedOn, sites },
	place,
	answer,
}: {
	college: { slug: string; name: string; isPassedOn: boolean; sites: readonly string[] };
	place: LeadPlace;
	answer: LeadAnswer | undefined;
}) {
	const { t, paths } = usePage();
	const isCall = place.form === "call-back";
	const heading = isCall ? t("lead.heading.call-back") : t("lead.heading.ask-college");
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={t("lead.title", { heading, college: name })} noIndex />
			<div className="max-w-text">
				<h1 className="text-3xl">{heading}</h1>
				<p className="mt-2 text-lg">
					<Link to={paths.college(slug)} className="link font-semibold">
						{name}
					</Link>
				</p>
				<p className="mt-4">{isCall ? t("lead.intro.call-back") : t("lead.intro.ask-college")}</p>
				{answer === undefined && !isPassedOn && <NotPassedOn name={name} sites={sites} />}
				{answer === undefined && (
					<p className="mt-2">
						<LinkLine to={isCall ? paths.askCollege(slug) : paths.callBack(slug)}>
							{isCall ? t("lead.otherWay.ask-college") : t("lead.otherWay.call-back")}
						</LinkLine>
					</p>
				)}
			</div>
			<LeadFlow key={place.page} place={place} collegeName={name} isPassedOn={isPassedOn} level={2} answer={answer} />
		</div>
	);
}

/** If requests are not passed on, links to the college's site instead of a form. */
function NotPassedOn({ name, sites }: { name: string; sites: readonly string[] }) {
	const { t } = usePage();
	const links = sites.filter((site) => /^https?:\/\//.test(site));
	return (
		<div className="mt-4">
			<p>{t("lead.notPassedOn", { college: name })}</p>
			{links.map((site) => (
				<p key={site}>
					<a href={site} rel="noreferrer" className="link-line break-all">
						{site}
					</a>
				</p>
			))}
		</div>
	);
}
