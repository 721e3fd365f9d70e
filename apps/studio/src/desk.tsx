import SvgIcon from "@mui/material/SvgIcon";
import {
	Admin,
	AppBar,
	type AppBarProps,
	CustomRoutes,
	defaultDarkTheme,
	defaultLightTheme,
	Layout,
	type LayoutProps,
	Menu,
	type RaThemeOptions,
	Resource,
	reactRouterProvider,
	TitlePortal,
	useCanAccess,
} from "react-admin";
import { authProvider } from "#studio/wire/auth-provider.ts";
import { dataProvider } from "#studio/wire/data-provider.ts";
import { colleges } from "./facts/colleges.tsx";
import { corrections } from "./facts/corrections.tsx";
import { countries } from "./facts/countries.tsx";
import { exams } from "./facts/exams.tsx";
import { ImportPage } from "./facts/import/import-page.tsx";
import { LeadExport } from "./people/lead/export-page.tsx";
import { LeadFigures } from "./people/lead/figures-page.tsx";
import { complaints } from "./people/lead-complaints.tsx";
import { leads } from "./people/leads.tsx";
import { staff } from "./people/staff.tsx";
import { collegeClaims } from "./quality/college-claims.tsx";
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
import { SecondFactorPage } from "./system/second-factor-page.tsx";
import { SignIn } from "./system/sign-in.tsx";
import { blogConfig } from "./writing/blog-config.tsx";
import { directusFiles } from "./writing/files.tsx";
import { menus } from "./writing/menus.tsx";
import { news } from "./writing/news.tsx";
import { pages } from "./writing/pages.tsx";
import { redirects } from "./writing/redirects.tsx";

/** The library's own theme with blues dark enough for text on white and for white text on them. */
const LIGHT_THEME: RaThemeOptions = {
	...defaultLightTheme,
	palette: { ...defaultLightTheme.palette, primary: { main: "#1565c0" }, secondary: { main: "#0d47a1" } },
};

const { Route } = reactRouterProvider;

/** In the order of the menu; who may not list a resource does not see it there. */
const RESOURCES = [
	...[news, pages, exams, countries, menus, redirects, blogConfig, directusFiles],
	...[reviews, reviewReports, collegeClaims, reviewReplies],
	...[reports, colleges, corrections, leads, complaints, deadLetters, revisions, staff, permissions],
];

/** The whole desk. Nothing tells its makers that it is used. */
export function Desk() {
	return (
		<Admin
			title="Uchit: the desk"
			dataProvider={dataProvider}
			authProvider={authProvider}
			loginPage={SignIn}
			layout={DeskLayout}
			lightTheme={LIGHT_THEME}
			darkTheme={defaultDarkTheme}
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
		</>
	);
}

/** The name of a page is its heading. */
function DeskBar({ alwaysOn = false }: AppBarProps) {
	return (
		<AppBar alwaysOn={alwaysOn}>
			<TitlePortal variant="h6" component="h1" />
		</AppBar>
	);
}

function ManyIcon() {
	return (
		<SvgIcon>
			<path d="M4 4h16v2H4zm0 5h16v2H4zm7 4h2v4l2-2 1.4 1.4L12 20.8l-4.4-4.4L9 15l2 2z" />
		</SvgIcon>
	);
}

function PersonIcon() {
	return (
		<SvgIcon>
			<path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-8 8v-2c0-3 5-4 8-4s8 1 8 4v2z" />
		</SvgIcon>
	);
}

function DeskMenu() {
	const { canAccess } = useCanAccess({ resource: "import", action: "list" });
	return (
		<Menu>
			<Menu.ResourceItems />
			{canAccess === true && <Menu.Item to="/import" primaryText="Bulk import" leftIcon={<ManyIcon />} />}
			<Menu.Item to="/account" primaryText="Your account" leftIcon={<PersonIcon />} />
		</Menu>
	);
}
