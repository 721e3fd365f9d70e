import Button from "@mui/material/Button";
import { MutationCache, type Query, QueryClient, type QueryFilters } from "@tanstack/react-query";
import { isRecord } from "@uchit/text/is-record.ts";
import { useEffect } from "react";
import {
	Admin,
	AppBar,
	type AppBarProps,
	CustomRoutes,
	defaultI18nProvider,
	type I18nProvider,
	Layout,
	type LayoutProps,
	Link,
	Notification,
	Resource,
	reactRouterProvider,
	TitlePortal,
	useCheckAuth,
	useLocation,
	useLogout,
	useNavigate,
} from "react-admin";
import { authProvider } from "#studio/wire/auth-provider.ts";
import { dataProvider } from "#studio/wire/data-provider.ts";
import { mayRetry } from "#studio/wire/http.ts";
import { addedColleges } from "./facts/added-colleges.tsx";
import { collegePictures } from "./facts/college-pictures.tsx";
import { colleges } from "./facts/colleges.tsx";
import { MergePage } from "./facts/correction/merge-page.tsx";
import { NewFactsPage } from "./facts/correction/new-facts-page.tsx";
import { corrections } from "./facts/corrections.tsx";
import { countries } from "./facts/countries.tsx";
import { cutoffFiles } from "./facts/cutoff-files/cutoff-files.tsx";
import { NewCutoffFile } from "./facts/cutoff-files/new-file.tsx";
import { sources } from "./facts/cutoff-files/sources.tsx";
import { exams } from "./facts/exams.tsx";
import { factImports } from "./facts/import/fact-imports.tsx";
import { ImportPage } from "./facts/import/import-page.tsx";
import { ItemsToCheck } from "./facts/items-to-check.tsx";
import { sourceChanges } from "./facts/source-changes.tsx";
import { waitingChanges } from "./facts/waiting/waiting-changes.tsx";
import { Entrance } from "./frame/entrance.tsx";
import { DeskMenu } from "./frame/menu.tsx";
import { Palette } from "./frame/palette.tsx";
import { DARK_THEME, LIGHT_THEME } from "./frame/theme.ts";
import { ConflictDialog } from "./parts/conflict-dialog.tsx";
import { documents } from "./people/documents.tsx";
import { LeadExport } from "./people/lead/export-page.tsx";
import { LeadFigures } from "./people/lead/figures-page.tsx";
import { complaints } from "./people/lead-complaints.tsx";
import { leads } from "./people/leads.tsx";
import { staff } from "./people/staff.tsx";
import { collegeClaims } from "./quality/college-claims.tsx";
import { Misses } from "./quality/misses.tsx";
import { reports } from "./quality/reports.tsx";
import { reviewReplies } from "./quality/review-replies.tsx";
import { reviewReports } from "./quality/review-reports.tsx";
import { reviews } from "./quality/reviews.tsx";
import { AccountPage } from "./system/account.tsx";
import { deadLetters } from "./system/dead-letters.tsx";
import { ChoosePassword } from "./system/password.tsx";
import { PasswordDialog } from "./system/password-dialog.tsx";
import { permissions } from "./system/permissions.tsx";
import { revisions } from "./system/revisions.tsx";
import { SecondFactorOn } from "./system/second-factor.tsx";
import { SignIn } from "./system/sign-in.tsx";
import { Today } from "./today/today.tsx";
import { blogConfig } from "./writing/blog-config.tsx";
import { directusFiles } from "./writing/files.tsx";
import { glossary } from "./writing/glossary.tsx";
import { homePage } from "./writing/home-page.tsx";
import { menus } from "./writing/menus.tsx";
import { news } from "./writing/news.tsx";
import { pages } from "./writing/pages.tsx";
import { redirects } from "./writing/redirects.tsx";

/** Replaces react-admin's default texts, which speak of "elements". */
const WORDS: Readonly<Record<string, string>> = {
	"ra.notification.created": "It is saved.",
	"ra.notification.updated": "Your changes are saved.",
	"ra.notification.deleted": "It is deleted. The history keeps its last version.",
	// Empty because a label would hide the user's name on the button.
	"ra.auth.user_menu": "",
	"ra.message.invalid_form": "Not saved: some fields need another look.",
};
const i18nProvider: I18nProvider = {
	...defaultI18nProvider,
	translate: (key, options) => WORDS[key] ?? defaultI18nProvider.translate(key, options),
};

const { Route } = reactRouterProvider;

const RESOURCES = [
	...[news, pages, exams, countries, menus, homePage, glossary, redirects, blogConfig, directusFiles],
	...[reviews, reviewReports, collegeClaims, reviewReplies],
	...[
		reports,
		colleges,
		addedColleges,
		collegePictures,
		corrections,
		sources,
		cutoffFiles,
		factImports,
		sourceChanges,
		waitingChanges,
		leads,
		complaints,
		documents,
		deadLetters,
		revisions,
		staff,
		permissions,
	],
];

export function Desk() {
	return (
		<Admin
			title="Uchit: the desk"
			dataProvider={dataProvider}
			authProvider={authProvider}
			queryClient={queryClient}
			loginPage={SignIn}
			authenticationError={RightsUnread}
			layout={DeskLayout}
			lightTheme={LIGHT_THEME}
			darkTheme={DARK_THEME}
			dashboard={Today}
			notification={Toasts}
			i18nProvider={i18nProvider}
			requireAuth
			disableTelemetry
		>
			{RESOURCES.map((resource) => (
				<Resource key={resource.name} {...resource} />
			))}
			<CustomRoutes noLayout>
				<Route path="/password" element={<ChoosePassword />} />
				<Route path="/second-factor" element={<SecondFactorPage />} />
			</CustomRoutes>
			<CustomRoutes>
				<Route path="/import" element={<ImportPage />} />
				<Route path="/new-cutoff-file" element={<NewCutoffFile />} />
				<Route path="/new-facts" element={<NewFactsPage />} />
				<Route path="/to-check" element={<ItemsToCheck />} />
				<Route path="/misses" element={<Misses />} />
				<Route path="/merge" element={<MergePage />} />
				<Route path="/account" element={<AccountPage />} />
				<Route path="/lead-figures" element={<LeadFigures />} />
				<Route path="/lead-export" element={<LeadExport />} />
			</CustomRoutes>
		</Admin>
	);
}

function DeskLayout({ children }: LayoutProps) {
	return (
		<>
			<Layout menu={DeskMenu} appBar={DeskBar} appBarAlwaysOn>
				{children}
			</Layout>
			<PasswordDialog />
			<ConflictDialog key={useLocation().pathname} />
			<Palette />
		</>
	);
}

/** Above the bar of save buttons, where it covers neither them nor the head with the status. */
function Toasts() {
	return (
		<Notification
			anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
			sx={{ "&.MuiSnackbar-root": { bottom: 80 } }}
		/>
	);
}

function DeskBar({ alwaysOn = false }: AppBarProps) {
	return (
		<AppBar alwaysOn={alwaysOn}>
			<TitlePortal variant="h6" component="h1" />
		</AppBar>
	);
}

/** Without a session the sign-in page follows; otherwise there is a way on. */
function RightsUnread() {
	const checkAuth = useCheckAuth();
	const logout = useLogout();
	useEffect(() => {
		checkAuth({}, false).catch(() => logout({}, undefined, false));
	}, [checkAuth, logout]);
	return (
		<p role="alert">
			Your rights could not be read just now. <Link to="/">Go to Today</Link>
		</p>
	);
}

function SecondFactorPage() {
	const navigate = useNavigate();
	const logout = useLogout();
	return (
		<Entrance title="One step before the desk">
			<p>Your role may change a lot here, so signing in asks for a code too.</p>
			<SecondFactorOn onDone={() => navigate("/")} />
			<PasswordDialog />
			<p>
				<Button onClick={() => void logout()}>Sign out</Button>
			</p>
		</Entrance>
	);
}

/**
 * A read in flight during a change may return stale data. react-admin cancels it only for optimistic forms; this cancels it for every
 * change. After a refused change data is refetched, except versioned items: their form would be refilled and the typed text lost.
 */
const queryClient: QueryClient = new QueryClient({
	defaultOptions: { queries: { retry: mayRetry } },
	mutationCache: new MutationCache({
		onMutate: (_variables, mutation) => queryClient.cancelQueries(itemsOf(mutation)),
		onError: (_error, _variables, _result, mutation) =>
			queryClient.invalidateQueries({ ...itemsOf(mutation), predicate: isUnversioned }),
	}),
});

function isUnversioned({ state: { data } }: Query): boolean {
	return !isRecord(data) || data.date_updated === undefined;
}

function itemsOf({ options }: { options: { mutationKey?: readonly unknown[] | undefined } }): QueryFilters {
	return { queryKey: [options.mutationKey?.[0] ?? "no resource", "getOne"] };
}
