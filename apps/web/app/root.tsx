import "./app.css";
import { type ComponentType, type ReactNode, use, useEffect, useRef, useState } from "react";
import {
	Links,
	type LinksFunction,
	type LoaderFunctionArgs,
	Outlet,
	Scripts,
	ScrollRestoration,
	useLocation,
	useNavigation,
	useSearchParams,
} from "react-router";
import { isLandingPage } from "#app/paths.ts";
import { useStore } from "#app/platform/device-store.ts";
import { formatDate } from "#app/platform/format/format-date.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { savesData } from "./boot/near-viewport.ts";
import { replayEarlyInput } from "./boot/replay-early-input.ts";
import { runWhenIdle } from "./boot/when-idle.ts";
import { ReceiptOpener } from "./facts/receipt-opener.tsx";
import { TermOpener } from "./glossary/term-opener.tsx";
import icon from "./icon.svg";
import { OutboxSender } from "./lead/outbox/outbox-sender.tsx";
import { LOCALES, languageOf, withoutLanguage } from "./platform/i18n/language.ts";
import { loadMessagesOf } from "./platform/i18n/load-messages.ts";
import { useLanguage } from "./platform/i18n/translate.ts";
import { isCounted, namespacesOf } from "./platform/pages.ts";
import { requestContext } from "./platform/request-context.ts";
import { ScriptNonce } from "./platform/script-nonce.ts";
import { AnalyticsScript, isCounting } from "./shell/analytics/analytics-browser.ts";
import { compareStore } from "./shell/compare/compare-store.ts";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header/header.tsx";
import { getMenus } from "./shell/menus.server.ts";
import { getNewsChannel } from "./shell/news-channel.server.ts";
import { NewsChannelLink } from "./shell/news-channel-link.tsx";
import { OfflineNotice } from "./shell/offline/offline-notice.tsx";
import { useOrigin, useSiteName } from "./shell/page/page-head.tsx";
import { ProblemPage, useProblemStatus } from "./shell/page/problem-page.tsx";
import { CONTENT_ID, PageTop, ScrollToTop, SkipLink } from "./shell/page-ends.tsx";
import { followRedirects } from "./shell/redirects.server.ts";
import { SessionLoader, useViewer } from "./shell/session/session.tsx";
import { type SiteData, useSiteData } from "./shell/site-data.ts";
import { THEME_SCRIPT } from "./shell/theme.ts";
import { Toaster } from "./ui/overlay/toaster.tsx";

export const links: LinksFunction = () => [
	{ rel: "icon", type: "image/svg+xml", href: icon },
	{ rel: "apple-touch-icon", href: "/icons/maskable-192.png" },
];

export const middleware = [followRedirects];

/** The messages of the next page load in parallel with its data. */
export const clientMiddleware = [reloadForUncounted, loadDocumentOffline, fetchMessages];

export async function loader({ context, url }: LoaderFunctionArgs): Promise<SiteData> {
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

/** The frame stays between pages; another language loads a new document. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
	const { t, language } = usePage();
	const isAlone = isLandingPage(useLocation().pathname);
	const root = useSiteData();
	useEffect(replayEarlyInput, []);
	return (
		<html lang={LOCALES[language]} suppressHydrationWarning>
			<Head />
			<body className="relative flex min-h-dvh flex-col font-sans">
				<PageTop />
				<SkipLink />
				<ProgressBar />
				{!isAlone && <SiteHeader />}
				<main id={CONTENT_ID} tabIndex={-1} className="focus:outline-none">
					{children}
				</main>
				{!isAlone && <SiteFooter />}
				<PrintedFrom />
				<ScrollToTop />
				{!isAlone && <CompareTray />}
				<OfflineNotice />
				{root?.newsChannel !== undefined && <NewsChannelLink channel={root.newsChannel} />}
				<PageAnnouncer />
				<PagePrefetcher />
				<ReceiptOpener />
				<TermOpener />
				<OutboxSender />
				<SessionLoader pollSeconds={root?.pollSeconds ?? 0} pollsOffline={root?.pollsOffline ?? false} />
				<AnalyticsScript analytics={root?.analytics} />
				<Toaster label={t("site.messages")} dismissLabel={t("site.dismiss")} />
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}

/** The visitor's theme may be set before React hydrates, so this mismatch is expected. */
function Head() {
	const scriptNonce = use(ScriptNonce);
	const { paths } = usePage();
	const files = import.meta.env.CATALOGUE_FILES[useLanguage()];
	const words = namespacesOf(useLocation()).flatMap((namespace) => files?.[namespace] ?? []);
	return (
		<head>
			<meta charSet="utf-8" />
			<meta name="viewport" content="width=device-width, initial-scale=1" />
			<link rel="manifest" href={paths.manifest} />
			<script nonce={scriptNonce} suppressHydrationWarning>
				{THEME_SCRIPT}
			</script>
			{words.map((file) => (
				<link key={file} rel="modulepreload" href={file} />
			))}
			<Links />
		</head>
	);
}

function SiteHeader() {
	const root = useSiteData();
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
	const root = useSiteData();
	const siteName = useSiteName();
	return <Footer siteName={siteName} menu={root?.menus.footer ?? []} contact={root?.contact} year={root?.year} />;
}

/** Loads uncounted pages as new documents: the counter sees each change of address within a document. */
async function reloadForUncounted({ url }: { url: URL }, next: () => Promise<unknown>): Promise<void> {
	if (isCounting() && !isCounted(url.pathname)) {
		location.assign(url);
		return new Promise(() => {});
	}
	await next();
}

/** Offline, opens each page as a new document: the device may have stored it. */
async function loadDocumentOffline(
	{ url, request }: { url: URL; request: Request },
	next: () => Promise<unknown>,
): Promise<void> {
	if (request.method === "GET" && !navigator.onLine && navigator.serviceWorker?.controller) {
		location.assign(url);
		return new Promise(() => {});
	}
	await next();
}

/** Loads the messages of a page. A newer site may have renamed them: the next page is then a new document. */
async function fetchMessages({ url }: { url: URL }, next: () => Promise<unknown>): Promise<void> {
	const loading = loadMessagesOf(url).catch(() => {
		location.assign(url);
		return new Promise(() => {});
	});
	await Promise.all([next(), loading]);
}

export default function App() {
	return <Outlet />;
}

export function ErrorBoundary() {
	return <ProblemPage status={useProblemStatus()} />;
}

/** Prefetches pages, after the page itself has loaded, and never for a visitor who saves data. */
function PagePrefetcher() {
	const [Island, setIsland] = useState<ComponentType>();
	useEffect(() => {
		if (savesData()) return;
		runWhenIdle(() => {
			import("./boot/pages-ahead-island.tsx").then(
				({ PrefetchIsland: PagesAheadIsland }) => setIsland(() => PagesAheadIsland),
				reportError,
			);
		});
	}, []);
	return Island && <Island />;
}

function CompareTray() {
	const [Bar, setBar] = useState<ComponentType>();
	const isNeeded = useStore(compareStore).length > 0;
	useEffect(() => {
		if (isNeeded)
			import("./shell/compare/compare-tray-bar.tsx").then(
				({ CompareTrayBar }) => setBar(() => CompareTrayBar),
				reportError,
			);
	}, [isNeeded]);
	return Bar && <Bar />;
}

/** Silent for screen readers: the next page announces itself. */
function ProgressBar() {
	const { state } = useNavigation();
	if (state === "idle") return null;
	return <div aria-hidden="true" data-progress={state} className="progress-bar" />;
}

/**
 * After navigation within a document, the title is read out and the focus moves to the content. A change of filters is the same page, and
 * leaves the focus.
 */
function PageAnnouncer() {
	const { pathname } = useLocation();
	const shown = useRef(pathname);
	const [title, setTitle] = useState("");
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		setTitle(document.title);
		document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
	}, [pathname]);
	return (
		<p aria-live="polite" className="sr-only">
			{title}
		</p>
	);
}

/** Source and date under a print. The page is the same for everyone, so only the browser knows the day and its address. */
function PrintedFrom() {
	const { t, language } = usePage();
	const siteName = useSiteName();
	const { pathname, search } = useLocation();
	const page = useOrigin() + pathname;
	const [day, setDay] = useState<string>();
	useEffect(() => {
		const look = () => setDay(formatDate(language, new Date().toISOString()));
		look();
		addEventListener("beforeprint", look);
		return () => removeEventListener("beforeprint", look);
	}, [language]);
	return (
		<p className="hidden break-inside-avoid break-words border-line border-t pt-2 text-quiet text-sm print:mt-6 print:block">
			{day !== undefined && t("print.fromOn", { siteName, address: page + search, date: day })}
		</p>
	);
}
