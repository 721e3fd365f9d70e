import { type RaRecord, useRecordContext } from "react-admin";
import { formatComingMoment, toMoment } from "#studio/parts/to-moment.ts";
import { STATUSES, stateOfPiece } from "#studio/status.ts";

export function ItemHead() {
	const item = useRecordContext<RaRecord>();
	const status = STATUSES.find(({ id }) => id === item?.status);
	if (item === undefined || status === undefined) return null;
	const { date_updated: changed, publish_at: at, author } = item;
	return (
		<p className="item-head">
			<strong data-status={status.id}>{stateOfPiece(item)}</strong>
			{typeof author === "string" && <span>Signed by {author}</span>}
			{typeof changed === "string" && <span>Last changed {toMoment(changed)}</span>}
			{status.id === "in_review" && typeof at === "string" && <span>Becomes public on {formatComingMoment(at)}</span>}
		</p>
	);
}
