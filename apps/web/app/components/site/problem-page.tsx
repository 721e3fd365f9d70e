import { Link, useLocation } from "react-router";
import { buttonLook } from "#app/components/ui/button.tsx";
import { collegesPath, HOME_PATH } from "#app/paths.ts";
import { PageHead } from "./page-head.tsx";

const WORDS = {
	missing: {
		title: "This page is not here",
		happened: "No page has this address. It may have been mistyped, or the page may have moved.",
	},
	outage: {
		title: "We could not reach the list",
		happened: "Our data did not answer just now. Nothing is lost. Please try again in a minute.",
	},
	broken: {
		title: "This page did not work",
		happened:
			"Something went wrong on our side, or on the way to you. Please try again. If it stays so, start from the home page.",
	},
} as const;

/** The page for an answer that is not the one asked for: what happened, what is true meanwhile, and the next step. */
export function ProblemPage({ status }: { status: number }) {
	const address = useLocation();
	const problem = toProblem(status);
	const guess = wordsOf(address.pathname);
	return (
		<div className="column py-12 lg:py-24">
			<PageHead title={WORDS[problem].title} noIndex />
			<p className="font-semibold text-quiet tabular-nums">{status}</p>
			<h1 className="mt-1 text-3xl">{WORDS[problem].title}</h1>
			<p className="mt-4 max-w-text">{WORDS[problem].happened}</p>
			<p className="mt-6 flex flex-wrap gap-3">
				{problem === "missing" ? (
					<Link to={collegesPath({ q: guess })} className={buttonLook("primary")}>
						{guess === "" ? "See all colleges" : `Search for “${guess}”`}
					</Link>
				) : (
					<Link to={address} reloadDocument className={buttonLook("primary")}>
						Try again
					</Link>
				)}
				<Link to={HOME_PATH} className={buttonLook("quiet")}>
					Go to the home page
				</Link>
			</p>
		</div>
	);
}

function toProblem(status: number): keyof typeof WORDS {
	if (status === 404) return "missing";
	return status === 503 || status === 504 ? "outage" : "broken";
}

/** "/college/iit-madras" → "iit madras": what the visitor may have looked for. */
function wordsOf(pathname: string): string {
	const last = pathname.split("/").findLast((part) => part !== "") ?? "";
	return last
		.replaceAll(/[^\p{L}\p{N}]+/gu, " ")
		.trim()
		.slice(0, 60);
}
