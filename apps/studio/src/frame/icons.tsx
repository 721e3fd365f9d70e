import SvgIcon, { type SvgIconProps } from "@mui/material/SvgIcon";

const DRAWINGS = {
	today: "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
	news: "M4 5h13v14H6a2 2 0 0 1-2-2zM17 9h3v8a2 2 0 0 1-3 2M7 9h7M7 12h7M7 15h4",
	pages: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
	menus: "M4 6h16M4 12h10M4 18h13",
	glossary_terms: "M5 4h13v16H7a2 2 0 0 1-2-2zM9 14l2.5-6 2.5 6M10 12h3",
	home_page: "M4 11l8-7 8 7v9H4zM4 13h16M10 13v7",
	redirects: "M4 7h9a5 5 0 0 1 0 10H7M10 14l-3 3 3 3",
	blog_config: "M5 19a1 1 0 1 0 0-2 1 1 0 0 0 0 2zM4 11a9 9 0 0 1 9 9M4 4a16 16 0 0 1 16 16",
	directus_files: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h.01",
	"to-check": "M4 6l2 2 3-4M4 16l2 2 3-4M13 6h7M13 17h7",
	added_colleges: "M3 9l9-5 9 5M5 10v8M10 10v8M3 20h9M18 13v8M14 17h8",
	college_pictures: "M3 9l7-5 7 5M5 10v8M10 10v3M3 20h7M13 13h8v8h-8zM13 19l3-3 5 4",
	colleges: "M3 9l9-5 9 5M5 10v8M10 10v8M14 10v8M19 10v8M3 20h18",
	corrections: "M4 20l1-5L15 5l4 4L9 19zM13 7l4 4M13 20h7",
	exams: "M5 4h14v17H5zM9 2v4M15 2v4M5 9h14M9 14l2 2 4-4",
	countries: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18",
	source_changes: "M2 12s4-6 10-6 10 6 10 6-4 6-10 6-10-6-10-6zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
	waiting_changes: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l4 2",
	fact_imports: "M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14",
	sources: "M5 4h11l3 3v13H5zM9 9h6M9 13h6M9 17h4",
	cutoff_files: "M6 3h8l4 4v14H6zM14 3v4h4M9 18v-3M12 18v-6M15 18v-4",
	import: "M12 3v10M8 9l4 4 4-4M4 15v5h16v-5",
	Lead: "M4 5h16v11H9l-5 4zM8 9h8M8 12h5",
	documents: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 15h3M13 19l2 2 4-5",
	complaints: "M12 3l9 16H3zM12 9v5M12 16.5h.01",
	reviews: "M12 3l2.6 5.6 6.1.7-4.5 4.2 1.2 6L12 16.5l-5.4 3 1.2-6L3.3 9.3l6.1-.7z",
	review_reports: "M6 21V4h11l-2 4 2 4H6",
	college_claims: "M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4",
	review_replies: "M10 6L4 11l6 5v-3c5 0 8 1 10 5 0-6-4-9-10-9z",
	reports: "M9 7a3 3 0 0 1 6 0M7 10h10v5a5 5 0 0 1-10 0zM12 10v10M3 12h4M17 12h4M4 19l3-2M20 19l-3-2",
	misses: "M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM14.5 14.5L20 20M8 8l4 4M12 8l-4 4",
	lead_deliveries: "M3 6h18v13H3zM3 7l9 7 9-7M9 3l6 0",
	directus_revisions: "M4 12a8 8 0 1 1 2.5 5.8M4 20v-4h4M12 8v5l3 2",
	directus_users:
		"M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 .8 3.5 2.7 3.5 5.5",
	directus_permissions: "M8 15a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 11h9M18 11v4M21 11v3",
	account: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4 4-6 8-6s8 2 8 6",
} as const;

export type Place = keyof typeof DRAWINGS;

export function PlaceIcon({ place }: { place: Place }) {
	return <LineIcon d={DRAWINGS[place]} />;
}

export function LineIcon({ d, ...props }: SvgIconProps & { d: string }) {
	return (
		<SvgIcon {...props}>
			<path
				{...{ d, fill: "none", stroke: "currentColor", strokeWidth: 1.75 }}
				strokeLinejoin="round"
				strokeLinecap="round"
			/>
		</SvgIcon>
	);
}
