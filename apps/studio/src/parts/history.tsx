import { Link, type RaRecord, useCanAccess, useResourceContext } from "react-admin";
import { labelOfField } from "#studio/facts/shape/words.ts";
import { ItemsPart, useItems } from "./items.tsx";
import { changedFields, nameOf, verbOf } from "./name-of.ts";
import { ofItem } from "./of-item.tsx";
import { toMoment } from "./to-moment.ts";

export const History = ofItem((item) => {
	const resource = useResourceContext() ?? "";
	const { canAccess } = useCanAccess({ resource: "directus_revisions", action: "list" });
	const filter = { collection: resource, item: String(item.id) };
	const query = useItems("directus_revisions", {
		...{ filter, sort: "-version", most: 20, fields: ["who.*"], of: item, enabled: canAccess === true },
	});
	if (canAccess !== true) return null;
	return (
		<ItemsPart title="History" query={query} reading="Reading the history …" none="It has no recorded change.">
			{(revisions) => (
				<ol reversed>
					{revisions.map((revision) => (
						<li key={revision.id} value={revision.version}>
							<Link to={`/directus_revisions/${revision.id}/show`}>
								{verbOf(revision)} by {nameOf(revision.who)}, {toMoment(revision.at)}
							</Link>
							{revision.action === "update" && `: ${fieldsIn(revision, resource)}`}
						</li>
					))}
				</ol>
			)}
		</ItemsPart>
	);
});

function fieldsIn({ delta }: RaRecord, resource: string): string {
	return changedFields(delta)
		.map(([field]) => labelOfField(resource, field).toLowerCase())
		.join(", ");
}
