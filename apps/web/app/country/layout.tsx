import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation, useRouteLoaderData } from "react-router";
import { changesParamsOrLanguage } from "#app/platform/changed-params.ts";
import { ProblemNote, ProblemPage, useProblemStatus } from "#app/shell/page/problem-page.tsx";
import { CountryFrame } from "./country-frame.tsx";
import { loadCountryPage } from "./page.server.ts";
import { countryTabAt } from "./tabs.ts";

export async function loader(args: LoaderFunctionArgs) {
	return (await loadCountryPage(args, countryTabAt(args.url.pathname))).country;
}

export const shouldRevalidate = changesParamsOrLanguage;

export default function CountryLayout() {
	const country = useLoaderData<typeof loader>();
	return (
		<CountryFrame country={country} tab={countryTabAt(useLocation().pathname)}>
			<Outlet context={country} />
		</CountryFrame>
	);
}

/** An error shows within the country's frame; a 404 looks like any other. */
export function ErrorBoundary() {
	const status = useProblemStatus();
	const country = useRouteLoaderData<typeof loader>("country/layout");
	const tab = countryTabAt(useLocation().pathname);
	if (country === undefined || status === 404) return <ProblemPage status={status} />;
	return (
		<CountryFrame country={country} tab={tab}>
			<ProblemNote status={status} />
		</CountryFrame>
	);
}
