import type { ReactNode } from "react";
import {
	isRouteErrorResponse,
	Links,
	type LinksFunction,
	type LoaderFunctionArgs,
	Outlet,
	Scripts,
	ScrollRestoration,
	useLocation,
	useRouteError,
	useRouteLoaderData,
	useSearchParams,
} from "react-router";
import { Footer } from "#app/components/site/footer.tsx";
import { Header } from "#app/components/site/header.tsx";
import { useSiteName } from "#app/components/site/page-head.tsx";
import { ProblemPage } from "#app/components/site/problem-page.tsx";
import { CONTENT_ID, SkipLink } from "#app/components/site/skip-link.tsx";
import { LOCALES, withoutLanguage } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/translate.ts";
import { requestContext } from "#app/request-context.ts";
import "./app.css";
import icon from "./icon.svg";

export const links: LinksFunction = () => [{ rel: "icon", type: "image/svg+xml", href: icon }];

/** What the header and footer of every page need. */
export function loader({ context, url }: LoaderFunctionArgs) {
	const { siteName } = context.get(requestContext);
	return { siteName, origin: url.origin, year: new Date().getFullYear() };
}

export function Layout({ children }: { children: ReactNode }) {
	const root = useRouteLoaderData<typeof loader>("root");
	const siteName = useSiteName();
	const [params] = useSearchParams();
	const language = useLanguage();
	const catalogue = import.meta.env.CATALOGUE_FILES[language];
	const isHome = withoutLanguage(useLocation().pathname) === "/";
	return (
		<html lang={LOCALES[language]}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				{catalogue !== undefined && <link rel="modulepreload" href={catalogue} />}
				<Links />
			</head>
			<body className="flex min-h-dvh flex-col font-sans">
				<SkipLink />
				<Header siteName={siteName} search={isHome ? undefined : { words: params.get("q") ?? "" }} />
				<main id={CONTENT_ID} tabIndex={-1} className="flex-1 focus:outline-none">
					{children}
				</main>
				<Footer siteName={siteName} year={root?.year} />
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}

export default function App() {
	return <Outlet />;
}

export function ErrorBoundary() {
	const error = useRouteError();
	return <ProblemPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
