import SvgIcon from "@mui/material/SvgIcon";
import {
	Admin,
	AppBar,
	type AppBarProps,
	CustomRoutes,
	defaultDarkTheme,
	Layout,
	type LayoutProps,
	Menu,
	Resource,
	reactRouterProvider,
	TitlePortal,
	useCanAccess,
} from "react-admin";
import { AccountPage } from "#studio/account.tsx";
import { blogConfig } from "#studio/blog-config.tsx";
import { collegeClaims } from "#studio/college-claims.tsx";
import { colleges } from "#studio/colleges.tsx";
import { corrections } from "#studio/corrections.tsx";
import { countries } from "#studio/countries.tsx";
import { deadLetters } from "#studio/dead-letters.tsx";
import { exams } from "#studio/exams.tsx";
import { directusFiles } from "#studio/files.tsx";
import { ImportPage } from "#studio/import/import-page.tsx";
import { LeadExport } from "#studio/lead/export-page.tsx";
import { LeadFigures } from "#studio/lead/figures-page.tsx";
import { complaints } from "#studio/lead-complaints.tsx";
import { leads } from "#studio/leads.tsx";
import { menus } from "#studio/menus.tsx";
import { news } from "#studio/news.tsx";
import { pages } from "#studio/pages.tsx";
import { PasswordDialog } from "#studio/parts/password-dialog.tsx";
import { LIGHT_THEME } from "#studio/parts/theme.ts";
import { ChoosePassword } from "#studio/password.tsx";
import { permissions } from "#studio/permissions.tsx";
import { redirects } from "#studio/redirects.tsx";
import { reports } from "#studio/reports.tsx";
import { reviewReplies } from "#studio/review-replies.tsx";
import { reviewReports } from "#studio/review-reports.tsx";
import { reviews } from "#studio/reviews.tsx";
import { revisions } from "#studio/revisions.tsx";
import { SecondFactorPage } from "#studio/second-factor-page.tsx";
import { SignIn } from "#studio/sign-in.tsx";
import { staff } from "#studio/staff.tsx";
import { authProvider } from "#studio/wire/auth-provider.ts";
import { dataProvider } from "#studio/wire/data-provider.ts";

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
