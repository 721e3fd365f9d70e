import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { capitaliseWords } from "#app/platform/format/capitalise.ts";
import { withoutLanguage } from "#app/platform/i18n/language.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { buttonLook } from "#app/ui/button.tsx";
import { Link } from "./link.tsx";
import { PageHead } from "./page-head.tsx";

export function ProblemPage({ status }: { status: number }) {
	const { t, paths } = usePage();
	const address = useLocation();
	const problem = toProblem(status);
	const guess = wordsOf(withoutLanguage(address.pathname));
	return (
		<div className="column py-12 lg:py-24">
			<PageHead title={t(`problem.${problem}.title`)} noIndex />
			<p className="font-semibold text-quiet tabular-nums">{status}</p>
			<h1 className="mt-1 text-3xl">{t(`problem.${problem}.title`)}</h1>
			<p className="mt-4 max-w-text">{t(`problem.${problem}.happened`)}</p>
			<p className="mt-6 flex flex-wrap gap-3">
				{problem === "missing" ? (
					<Link to={guess === "" ? paths.colleges() : paths.search(guess)} className={buttonLook("primary")}>
						{guess === "" ? t("problem.seeAll") : t("problem.searchFor", { words: capitaliseWords(guess) })}
					</Link>
				) : (
					<Link to={address} reloadDocument className={buttonLook("primary")}>
						{t("problem.tryAgain")}
					</Link>
				)}
				<Link to={paths.home} className={buttonLook("quiet")}>
					{t("problem.goHome")}
				</Link>
			</p>
		</div>
	);
}

export function ProblemNote({ status }: { status: number }) {
	const { t } = usePage();
	const address = useLocation();
	const problem = toProblem(status);
	return (
		<section aria-labelledby="problem" className="mt-10">
			<PageHead title={t(`problem.${problem}.title`)} noIndex />
			<h2 id="problem" className="text-xl">
				{t(`problem.${problem}.title`)}
			</h2>
			<p className="mt-2 max-w-text">{t(`problem.${problem}.happened`)}</p>
			<p className="mt-4">
				{/* With a fragment a browser would not reload the page. */}
				<Link to={{ ...address, hash: "" }} reloadDocument className={buttonLook("primary")}>
					{t("problem.tryAgain")}
				</Link>
			</p>
		</section>
	);
}

/** Returns the status for an error boundary; an error without a response is a failure of ours. */
export function useProblemStatus(): number {
	const error = useRouteError();
	return isRouteErrorResponse(error) ? error.status : 500;
}

function toProblem(status: number): "missing" | "outage" | "broken" {
	if (status === 404) return "missing";
	return status === 503 || status === 504 ? "outage" : "broken";
}

/**
 * "/college/iit-madras" → "iit madras", "/colleges/nursing/kerala" → "nursing kerala": the visitor's probable search.
 */
function wordsOf(pathname: string): string {
	const parts = pathname.split("/").filter((part) => part !== "");
	const paragraphs = parts.length > 1 ? parts.slice(1) : parts;
	return paragraphs
		.join(" ")
		.replaceAll(/[^\p{L}\p{N}]+/gu, " ")
		.trim()
		.slice(0, 60);
}
