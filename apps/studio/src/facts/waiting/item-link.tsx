import { Link, type RaRecord, useGetOne, useRecordContext } from "react-admin";
import { nameOfCollection } from "#studio/parts/name-of.ts";

export function ItemLink() {
	const change = useRecordContext<RaRecord>();
	const { data: item } = useGetOne(
		String(change?.collection),
		{ id: change?.item },
		{ enabled: change !== undefined, retry: false },
	);
	if (change === undefined) return null;
	const name = item?.short_name ?? item?.name ?? item?.title ?? `${nameOfCollection(change.collection)} ${change.item}`;
	return <Link to={`/${change.collection}/${change.item}`}>{name}</Link>;
}
