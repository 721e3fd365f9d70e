import Card from "@mui/material/Card";
import { RecordContextProvider, useGetList } from "react-admin";
import { ItemLink } from "#studio/facts/waiting/item-link.tsx";
import { differencesOf } from "#studio/parts/difference.ts";
import { toComing } from "#studio/parts/to-moment.ts";

/** What becomes public by itself, and when; and what should have, and could not. */
export function ComingChanges() {
	const { data = [] } = useGetList("waiting_changes", {
		filter: { state: ["waiting", "stuck"] },
		sort: { field: "at", order: "ASC" },
		pagination: { page: 1, perPage: 50 },
	});
	return (
		<Card component="section" aria-labelledby="coming" sx={{ p: 2, mb: 2, maxWidth: 760 }}>
			<h2 id="coming">Becomes public by itself</h2>
			{data.length === 0 && <p>Nothing is set for a later moment.</p>}
			<ul>
				{data.map((change) => (
					<RecordContextProvider key={change.id} value={change}>
						<li>
							{change.state === "stuck" ? "Needs an eye, was set for" : "On"} {toComing(change.at)}: <ItemLink />,{" "}
							{differencesOf(change.was ?? {}, change.changes ?? {})
								.map(({ what, was, is }) => `${what}: ${was} → ${is}`)
								.join("; ")}
						</li>
					</RecordContextProvider>
				))}
			</ul>
		</Card>
	);
}
