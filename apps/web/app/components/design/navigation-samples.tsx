import { createElement } from "react";
import { Pagination } from "#app/components/ui/pagination.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { SampleGroup } from "./sample-group.tsx";

const TABS = ["Overview", "Courses", "Admission", "Cutoffs", "Rankings", "Placements", "Fees", "Reviews", "Sources"];

/** The samples lead to this page; the site hands in a link of its router. */
const LINK = createElement("a", { href: "#content" });

export function NavigationSamples({ theme }: { theme: string }) {
	return (
		<SampleGroup title="Tabs and pages">
			<Tabs
				label={`Parts of a college, ${theme}`}
				tabs={TABS.map((label) => ({ key: label, label, isCurrent: label === "Admission", link: LINK }))}
			/>
			<Pagination
				label={`First page, ${theme}`}
				position="Page 1 of 24"
				previous={{ label: "Previous", link: undefined }}
				next={{ label: "Next", link: LINK }}
			/>
			<Pagination
				label={`A page between, ${theme}`}
				position="Page 1,204 of 2,334"
				previous={{ label: "Previous", link: LINK }}
				next={{ label: "Next", link: LINK }}
			/>
		</SampleGroup>
	);
}
