import { Link, type RaRecord, useCanAccess, useGetList, useRecordContext, useResourceContext } from "react-admin";
import { labelOfField } from "#studio/facts/shape/words.ts";
import { messageOf } from "#studio/parts/message-of.ts";
import { changedFields, nameOf, restoredVersion, verbOf } from "#studio/parts/name-of.ts";
import { toMoment } from "#studio/parts/to-moment.ts";

const MOST_REVISIONS = 20;

export function History() {
	const record = useRecordContext<RaRecord>();
	const resource = useResourceContext();
	const { canAccess } = useCanAccess({ resource: "directus_revisions", action: "list" });
	const { data, error, isPending } = useGetList(
		"directus_revisions",
		{
			filter: { collection: resource, item: String(record?.id) },
			sort: { field: "version", order: "DESC" },
			pagination: { page: 1, perPage: MOST_REVISIONS },
			// The current item is part of the query key, so a change refetches the history.
			meta: { fields: ["who.*"], of: JSON.stringify(record ?? {}) },
		},
		{ enabled: canAccess === true && record !== undefined },
	);
	if (canAccess !== true || record === undefined) return null;
	return (
		<section aria-labelledby="history">
			<h2 id="history">History</h2>
			{error !== null && error !== undefined && <p role="alert">{messageOf(error)}</p>}
			{isPending && <p>Reading the history …</p>}
			<ol reversed>
				{data?.map((revision, place, all) => (
					<li key={revision.id} value={revision.version}>
						<Link to={`/directus_revisions/${revision.id}/show`}>
							{verbOf(revision.action)} by {nameOf(revision.who)}, {toMoment(revision.at)}
						</Link>
						{revision.action === "update" && `: ${whatChanged(revision, all.slice(place + 1), resource ?? "")}`}
					</li>
				))}
			</ol>
			{data?.length === 0 && <p>It has no recorded change.</p>}
		</section>
	);
}

function whatChanged(revision: RaRecord, older: readonly RaRecord[], resource: string): string {
	const restored = restoredVersion(revision, older);
	const fields = changedFields(revision.delta).map(([field]) => labelOfField(resource, field).toLowerCase());
	return `${restored === undefined ? "" : `restored version ${restored}: `}${fields.join(", ")}`;
}
