import Box from "@mui/material/Box";
import { Menu, useCanAccess, useLocation, useResourceDefinitions, useStore } from "react-admin";
import { useWaiting } from "#studio/today/use-waiting.ts";
import { type Place, PlaceIcon } from "./icons.tsx";

export const GROUPS: readonly { name: string; places: readonly Place[] }[] = [
	{
		name: "Content",
		places: ["news", "pages", "home_page", "glossary_terms", "menus", "redirects", "blog_config", "directus_files"],
	},
	{
		name: "Facts",
		places: [
			"to-check",
			"colleges",
			"added_colleges",
			"college_pictures",
			"corrections",
			"exams",
			"countries",
			"source_changes",
			"waiting_changes",
			"sources",
			"cutoff_files",
			"import",
			"fact_imports",
		],
	},
	{ name: "People", places: ["Lead", "complaints", "documents", "college_claims"] },
	{ name: "Quality", places: ["reviews", "review_reports", "review_replies", "reports", "misses"] },
	{
		name: "System",
		places: ["lead_deliveries", "directus_revisions", "directus_users", "directus_permissions", "account"],
	},
];

const PAGES: Partial<Record<Place, { name: string; isFree?: boolean }>> = {
	import: { name: "Bring in a table" },
	"to-check": { name: "To check" },
	misses: { name: "Not found by visitors" },
	account: { name: "Your account", isFree: true },
};

export function nameOfPlace(place: Place, definitions: ReturnType<typeof useResourceDefinitions>): string {
	return PAGES[place]?.name ?? String(definitions[place]?.options?.label ?? place);
}

export function DeskMenu() {
	const { mine } = useWaiting();
	return (
		<Menu onKeyDownCapture={goOn}>
			<Menu.DashboardItem primaryText="Today" leftIcon={<PlaceIcon place="today" />} />
			{GROUPS.map(({ name, places }) => (
				<Group key={name} {...{ name, places }}>
					{places.map((place) => {
						const counts = mine.flatMap(({ resource, count = 0 }) => (resource === place ? count : []));
						return <Item key={place} place={place} waiting={counts.reduce((sum, count) => sum + count, 0)} />;
					})}
				</Group>
			))}
		</Menu>
	);
}

const AHEAD: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The library's own arrows end with a group. */
function goOn(event: React.KeyboardEvent<HTMLElement>): void {
	const ahead = AHEAD[event.key];
	if (ahead === undefined) return;
	event.preventDefault();
	event.stopPropagation();
	const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]")];
	const shown = items.filter((item) => item.checkVisibility());
	shown.at((shown.findIndex((item) => item.matches(":focus")) + ahead) % shown.length)?.focus();
}

function Group({ name, places, children }: { name: string; places: readonly Place[]; children: React.ReactNode }) {
	const [isOpen, setOpen] = useStore(`menu.${name}`, true);
	const here = useLocation().pathname.split("/")[1];
	const isShown = isOpen || places.some((place) => place === here);
	return (
		<Box role="group" aria-label={name} sx={{ "&:not(:has(a))": { display: "none" } }}>
			<button type="button" role="menuitem" className="fold" aria-expanded={isShown} onClick={() => setOpen(!isShown)}>
				{name}
			</button>
			<div hidden={!isShown}>{children}</div>
		</Box>
	);
}

function Item({ place, waiting }: { place: Place; waiting: number }) {
	const page = PAGES[place];
	const definitions = useResourceDefinitions();
	const { canAccess } = useCanAccess({ resource: place, action: "list" });
	if (canAccess !== true && page?.isFree !== true) return null;
	const name = nameOfPlace(place, definitions);
	return (
		<Menu.Item
			to={`/${place}`}
			leftIcon={<PlaceIcon place={place} />}
			primaryText={
				<Box component="span" sx={{ display: "flex", alignItems: "center", minWidth: 0 }}>
					<Box component="span" sx={{ overflow: "hidden", textOverflow: "ellipsis" }}>
						{name}
					</Box>
					{waiting > 0 && <Count count={waiting} />}
				</Box>
			}
			{...(waiting > 0 && { "aria-description": `${waiting} waiting` })}
		/>
	);
}

function Count({ count }: { count: number }) {
	return (
		<Box
			component="span"
			aria-hidden="true"
			sx={{
				flex: "none",
				marginInlineStart: 1,
				paddingInline: 0.75,
				borderRadius: 4,
				fontSize: 12,
				fontWeight: 600,
				color: "primary.contrastText",
				backgroundColor: "primary.main",
			}}
		>
			{count.toLocaleString("en-IN")}
		</Box>
	);
}
