import { type ReactNode, use, useEffect } from "react";
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
import { TermOpener } from "#app/components/glossary/term-opener.tsx";
import { UnsentSender } from "#app/components/lead/unsent-sender.tsx";
import { AnalyticsScript } from "#app/components/privacy/analytics-script.tsx";
import { Footer } from "#app/components/site/footer.tsx";
import { Header } from "#app/components/site/header.tsx";
import { NewsChannelLink } from "#app/components/site/news-channel-link.tsx";
import { OfflineNotice } from "#app/components/site/offline-notice.tsx";
import { PageAnnouncer } from "#app/components/site/page-announcer.tsx";
import { useSiteName } from "#app/components/site/page-head.tsx";
import { PagesAhead } from "#app/components/site/pages-ahead.tsx";
import { PrintedFrom } from "#app/components/site/printed-from.tsx";
import { ProblemPage } from "#app/components/site/problem-page.tsx";
import { ProgressBar } from "#app/components/site/progress-bar.tsx";
import { PageTop, ScrollToTop } from "#app/components/site/scroll-to-top.tsx";
import { Session } from "#app/components/site/session.tsx";
import { CONTENT_ID, SkipLink } from "#app/components/site/skip-link.tsx";
import { useViewer } from "#app/components/site/use-viewer.ts";
import { ReceiptOpener } from "#app/components/source/receipt-opener.tsx";
import { Toaster } from "#app/components/ui/overlay/toaster.tsx";
import { getNewsChannel } from "#app/data/blog-config.server.ts";
import { getMenus } from "#app/data/menus.server.ts";
import { followRedirects } from "#app/data/redirects.server.ts";
import { bringWordsOf } from "#app/i18n/bring-words.ts";
import { partsOf } from "#app/i18n/families.ts";
import { LOCALES, languageOf, withoutLanguage } from "#app/i18n/language.ts";
import { useLanguage, useWords } from "#app/i18n/translate.ts";
import { isCounted } from "#app/lib/analytics.ts";
import { isCounting } from "#app/lib/analytics-browser.ts";
import { redoEarly } from "#app/lib/done-early.ts";
import { isBare } from "#app/paths.ts";
import { requestContext } from "#app/request-context.ts";
import { ScriptMark } from "#app/script-mark.ts";
import { THEME_SCRIPT } from "#app/theme.ts";
import "./app.css";
import icon from "./icon.svg";

export const links: LinksFunction = () => [{ rel: "icon", type: "image/svg+xml", href: icon }];

export const middleware = [followRedirects];

/** The words of the page that comes next are fetched beside its data. */
export const clientMiddleware = [leaveCounted, openKept, bringWords];

/** What stands around every page. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const request = context.get(requestContext);
	const [menus, newsChannel] = await Promise.all([
		getMenus(request, languageOf(url.pathname)),
		getNewsChannel(request),
	]);
	const { siteName, contact, displayRating, analytics } = request;
	const { pollSeconds, pollsOffline } = request.signIn;
	return {
		siteName,
		contact,
		menus,
		newsChannel,
		pollSeconds,
		pollsOffline,
		displayRating,
		analytics,
		origin: url.origin,
		year: new Date().getFullYear(),
	};
}

/** What stands around a page is the same around the next one; another language is another document. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
	const t = useWords();
	const language = useLanguage();
	const isAlone = isBare(useLocation().pathname);
	const root = useRouteLoaderData<typeof loader>("root");
	useEffect(redoEarly, []);
	return (
		<html lang={LOCALES[language]} suppressHydrationWarning>
			<Head />
			<body className="relative flex min-h-dvh flex-col font-sans">
				<PageTop />
				<SkipLink />
				<ProgressBar />
				{!isAlone && <SiteHeader />}
				<main id={CONTENT_ID} tabIndex={-1} className="flex-1 focus:outline-none">
					{children}
				</main>
				{!isAlone && <SiteFooter />}
				<PrintedFrom />
				<ScrollToTop />
				<OfflineNotice />
				{root?.newsChannel !== undefined && <NewsChannelLink channel={root.newsChannel} />}
				<PageAnnouncer />
				<PagesAhead />
				<ReceiptOpener />
				<TermOpener />
				<UnsentSender />
				<Session pollSeconds={root?.pollSeconds ?? 0} pollsOffline={root?.pollsOffline ?? false} />
				<AnalyticsScript analytics={root?.analytics} />
				<Toaster label={t("site.messages")} dismissLabel={t("site.dismiss")} />
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}

/** The visitor's theme may be on the page before React is: the attribute is no mistake of the server's. */
function Head() {
	const scriptMark = use(ScriptMark);
	const files = import.meta.env.CATALOGUE_FILES[useLanguage()];
	const words = partsOf(useLocation().pathname).flatMap((part) => files?.[part] ?? []);
	return (
		<head>
			<meta charSet="utf-8" />
			<meta name="viewport" content="width=device-width, initial-scale=1" />
			<script nonce={scriptMark} suppressHydrationWarning>
				{THEME_SCRIPT}
			</script>
			{words.map((file) => (
				<link key={file} rel="modulepreload" href={file} />
			))}
			<Links />
		</head>
	);
}

/** The home page has its own, larger search box. */
function SiteHeader() {
	const root = useRouteLoaderData<typeof loader>("root");
	const siteName = useSiteName();
	const [params] = useSearchParams();
	const viewer = useViewer();
	const isHome = withoutLanguage(useLocation().pathname) === "/";
	return (
		<Header
			siteName={siteName}
			menu={root?.menus.header ?? []}
			viewer={viewer}
			search={isHome ? undefined : { words: params.get("q") ?? "" }}
		/>
	);
}

function SiteFooter() {
	const root = useRouteLoaderData<typeof loader>("root");
	const siteName = useSiteName();
	return <Footer siteName={siteName} menu={root?.menus.footer ?? []} contact={root?.contact} year={root?.year} />;
}

/** What counts visits sees each change of the address: pages that it must not see are documents of their own. */
async function leaveCounted({ url }: { url: URL }, next: () => Promise<unknown>): Promise<void> {
	if (isCounting() && !isCounted(url.pathname)) {
		location.assign(url);
		return new Promise(() => {});
	}
	await next();
}

/** Without a network each page is a document of its own, which the device may have kept. */
async function openKept({ url, request }: { url: URL; request: Request }, next: () => Promise<unknown>): Promise<void> {
	if (request.method === "GET" && !navigator.onLine && navigator.serviceWorker?.controller) {
		location.assign(url);
		return new Promise(() => {});
	}
	await next();
}

/** Where they do not come, a newer site may have them under other names: the next page is a document of its own then. */
async function bringWords({ url }: { url: URL }, next: () => Promise<unknown>): Promise<void> {
	const bringing = bringWordsOf(url.pathname).catch(() => {
		location.assign(url);
		return new Promise(() => {});
	});
	await Promise.all([next(), bringing]);
}

export default function App() {
	return <Outlet />;
}

export function ErrorBoundary() {
	const error = useRouteError();
	return <ProblemPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
