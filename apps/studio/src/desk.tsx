import ListItemIcon from "@mui/material/ListItemIcon";
import MenuItem from "@mui/material/MenuItem";
import { MutationCache, type Query, QueryClient, type QueryFilters } from "@tanstack/react-query";
import { isRecord } from "@uchit/text/is-record.ts";
import { useEffect, useRef } from "react";
import {
	Admin,
	AppBar,
	type AppBarProps,
	CustomRoutes,
	Layout,
	type LayoutProps,
	Link,
	Logout,
	localStorageStore,
	Notification,
	Resource,
	reactRouterProvider,
	TitlePortal,
	UserMenu,
	useCheckAuth,
	useGetIdentity,
	useLocation,
	useLogout,
	useSidebarState,
	useUserMenu,
} from "react-admin";
import { authProvider } from "#studio/wire/auth-provider.ts";
import { dataProvider } from "#studio/wire/data-provider.ts";
import { mayRetry } from "#studio/wire/http.ts";
import { MergePage } from "./facts/correction/merge-page.tsx";
import { NewFactsPage } from "./facts/correction/new-facts-page.tsx";
import { NewCutoffFile } from "./facts/cutoff-files/new-file.tsx";
import { ImportPage } from "./facts/import/import-page.tsx";
import { ItemsToCheck } from "./facts/items-to-check.tsx";
import { PlaceIcon } from "./frame/icons.tsx";
import { DeskMenu } from "./frame/menu.tsx";
import { FindButton, Palette } from "./frame/palette.tsx";
import { DARK_THEME, LIGHT_THEME } from "./frame/theme.ts";
import { i18nProvider } from "./frame/words.ts";
import { ConflictDialog } from "./parts/conflict-dialog.tsx";
import { LeadExport } from "./people/lead/export-page.tsx";
import { LeadFigures } from "./people/lead/figures-page.tsx";
import { Misses } from "./quality/misses.tsx";
import { RESOURCES } from "./resources.ts";
import { AccountPage } from "./system/account.tsx";
import { FirstSignIn } from "./system/first-sign-in.tsx";
import { ChoosePassword } from "./system/password.tsx";
import { PasswordDialog } from "./system/password-dialog.tsx";
import { SignIn } from "./system/sign-in.tsx";
import { Today } from "./today/today.tsx";

const { Route } = reactRouterProvider;

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
			store={store}
			requireAuth
			disableTelemetry
		>
			{RESOURCES.map((resource) => (
				<Resource key={resource.name} {...resource} />
			))}
			<CustomRoutes noLayout>
				<Route path="/password" element={<ChoosePassword />} />
				<Route path="/second-factor" element={<FirstSignIn />} />
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

// On a phone an open menu lies over the page: no load and no step to another page leaves it open.
const PHONE = "(max-width: 599.95px)";
const store = localStorageStore();
if (matchMedia(PHONE).matches) store.removeItem("sidebar.open");

function DeskLayout({ children }: LayoutProps) {
	const { pathname } = useLocation();
	const [, setOpen] = useSidebarState();
	const seen = useRef(pathname);
	useEffect(() => {
		if (seen.current !== pathname && matchMedia(PHONE).matches) setOpen(false);
		seen.current = pathname;
	}, [pathname, setOpen]);
	return (
		<>
			<Layout menu={DeskMenu} appBar={DeskBar} appBarAlwaysOn>
				{children}
			</Layout>
			<PasswordDialog />
			<ConflictDialog key={pathname} />
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
	const { identity } = useGetIdentity();
	return (
		<AppBar
			alwaysOn={alwaysOn}
			userMenu={
				<UserMenu label={identity?.fullName ?? "Profile"}>
					<AccountItem />
					<Logout />
				</UserMenu>
			}
		>
			<TitlePortal variant="h6" component="h1" />
			<FindButton />
		</AppBar>
	);
}

function AccountItem() {
	const menu = useUserMenu();
	return (
		<MenuItem component={Link} to="/account" onClick={() => menu?.onClose()}>
			<ListItemIcon>
				<PlaceIcon place="account" />
			</ListItemIcon>
			Your account
		</MenuItem>
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

/**
 * A read in flight during a change may return stale data. react-admin cancels it only for optimistic forms; this cancels it for every
 * change. After a refused change data is refetched, except versioned items: their form would be refilled and the typed text lost.
 */
const queryClient: QueryClient = new QueryClient({
	defaultOptions: { queries: { retry: mayRetry } },
	mutationCache: new MutationCache({
		onMutate: (_variables, mutation) => queryClient.cancelQueries(itemsOf(mutation)),
		// What waits is counted again at once.
		onSuccess: () => void queryClient.invalidateQueries({ queryKey: ["waiting"] }),
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
