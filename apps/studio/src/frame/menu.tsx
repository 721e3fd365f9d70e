import Box from "@mui/material/Box";
import { Menu, useLocation, usePermissions, useResourceDefinitions, useStore } from "react-admin";
import { isRole, mayDo } from "#studio/rights.ts";
import { useWaiting } from "#studio/today/use-waiting.ts";
import { type Place, PlaceIcon } from "./icons.tsx";

type Group = { name: string; places: readonly Place[]; isSeldom?: boolean };

export const GROUPS: readonly Group[] = [
	{ name: "To do", places: ["reviews", "Lead", "complaints", "reports", "waiting_changes", "documents", "to-check"] },
	{ name: "Write", places: ["news", "pages", "directus_files"] },
	{ name: "Facts", places: ["exams", "countries", "colleges", "corrections", "import"] },
	{ name: "People", places: ["college_claims", "review_reports", "review_replies", "lead_deliveries"], isSeldom: true },
	{
		...{ name: "Sources", isSeldom: true },
		places: ["sources", "cutoff_files", "source_changes", "fact_imports", "added_colleges", "college_pictures"],
	},
	{
		...{ name: "Site", isSeldom: true },
		places: ["home_page", "menus", "glossary_terms", "redirects", "blog_config", "misses"],
	},
	{ name: "System", places: ["directus_revisions", "directus_users", "directus_permissions"], isSeldom: true },
];

const PAGES: Partial<Record<Place, string>> = {
	import: "Bring in a table",
	"to-check": "To check",
	misses: "Not found by visitors",
	account: "Your account",
};

export function nameOfPlace(place: Place, definitions: ReturnType<typeof useResourceDefinitions>): string {
	return PAGES[place] ?? String(definitions[place]?.options?.label ?? place);
}

/** A role with no more places than this sees all of them; the others find what is seldom opened under More. */
const MAX_IN_SIGHT = 20;

export function DeskMenu() {
	const { permissions } = usePermissions();
	const { mine } = useWaiting();
	const [isOpen, setOpen] = useStore("menu.more", false);
	const here = useLocation().pathname.split("/")[1];
	const countOf = (place: Place) =>
		mine.reduce((sum, { resource, count = 0 }) => (resource === place ? sum + count : sum), 0);
	const groups = groupsFor(
		(resource) => isRole(permissions) && mayDo(permissions, { resource, action: "list" }),
		countOf,
	);
	const isFoldable = groups.flatMap(({ places }) => places).length > MAX_IN_SIGHT;
	const isShown = isOpen || groups.some(({ isSeldom, places }) => isSeldom && places.some((place) => place === here));
	const inSight = (seldom: boolean) =>
		groups
			.filter(({ isSeldom = false }) => isSeldom === seldom)
			.map(({ name, places }) => (
				<Box key={name} role="group" aria-label={name} className="menu-group">
					<span aria-hidden="true">{name}</span>
					{places.map((place) => (
						<Item key={place} place={place} waiting={countOf(place)} />
					))}
				</Box>
			));
	return (
		<Menu dense onKeyDownCapture={goOn}>
			<Menu.DashboardItem primaryText="Today" leftIcon={<PlaceIcon place="today" />} />
			{inSight(false)}
			{isFoldable && (
				<button
					type="button"
					role="menuitem"
					className="fold"
					aria-expanded={isShown}
					onClick={() => setOpen(!isShown)}
				>
					More
				</button>
			)}
			{(isShown || !isFoldable) && inSight(true)}
		</Menu>
	);
}

/** What waits for this person stands on top, wherever else it belongs. */
export function groupsFor(maySee: (place: Place) => boolean, countOf: (place: Place) => number): Group[] {
	const [toDo, ...others] = GROUPS.map((group) => ({ ...group, places: group.places.filter(maySee) }));
	const isRaised = (place: Place) => countOf(place) > 0;
	const raised = others.filter(({ isSeldom }) => isSeldom).flatMap(({ places }) => places.filter(isRaised));
	return [
		{ name: "To do", places: [...(toDo?.places ?? []), ...raised] },
		...others.map((group) => ({ ...group, places: group.places.filter((place) => !raised.includes(place)) })),
	].filter(({ places }) => places.length > 0);
}

const AHEAD: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The library's own arrows end with a group. */
function goOn(event: React.KeyboardEvent<HTMLElement>): void {
	const ahead = AHEAD[event.key];
	if (ahead === undefined) return;
	event.preventDefault();
	event.stopPropagation();
	const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]")];
	items.at((items.findIndex((item) => item.matches(":focus")) + ahead) % items.length)?.focus();
}

function Item({ place, waiting }: { place: Place; waiting: number }) {
	const name = nameOfPlace(place, useResourceDefinitions());
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
