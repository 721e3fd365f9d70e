import { type RaRecord, useRecordContext, useResourceContext } from "react-admin";
import { formatComingMoment, toMoment } from "#studio/parts/to-moment.ts";
import { STATUSES, stateOfPiece } from "#studio/status.ts";
import { describeColleagues, useFormColleagues } from "./use-form-colleagues.ts";

export function ItemHead() {
	const item = useRecordContext<RaRecord>();
	return item === undefined ? null : <HeadOf item={item} />;
}

function HeadOf({ item }: { item: RaRecord }) {
	const others = describeColleagues(useFormColleagues(useResourceContext() ?? "", String(item.id)));
	const status = STATUSES.find(({ id }) => id === item.status);
	if (status === undefined && others === "") return null;
	const { date_updated: changed, publish_at: at, author } = item;
	return (
		<p className="item-head">
			{status !== undefined && (
				<>
					<strong data-status={status.id}>{stateOfPiece(item)}</strong>
					{typeof author === "string" && <span>Signed by {author}</span>}
					{typeof changed === "string" && <span>Last changed {toMoment(changed)}</span>}
					{status.id === "in_review" && typeof at === "string" && (
						<span>Becomes public on {formatComingMoment(at)}</span>
					)}
				</>
			)}
			<span role="status">{others}</span>
		</p>
	);
}
