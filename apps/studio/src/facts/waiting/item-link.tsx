import { Link, type RaRecord, useGetOne } from "react-admin";
import { nameOfCollection } from "#studio/parts/name-of.ts";

export function ItemLink({ change: { collection, item: id } }: { change: RaRecord }) {
	const { data: item } = useGetOne(String(collection), { id }, { retry: false });
	const name = item?.short_name ?? item?.name ?? item?.title ?? `${nameOfCollection(collection)} ${id}`;
	return <Link to={`/${collection}/${id}`}>{name}</Link>;
}
