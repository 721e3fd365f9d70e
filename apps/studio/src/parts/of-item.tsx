import type { ReactNode } from "react";
import { type RaRecord, useRecordContext } from "react-admin";

/** A part of a page about one item. It is drawn once the item is read, and begins anew with another one. */
export function ofItem<Props extends object>(usePart: (item: RaRecord, props: Props) => ReactNode) {
	const Part = ({ item, props }: { item: RaRecord; props: Props }) => usePart(item, props);
	return function PartOfItem(props: Props) {
		const item = useRecordContext<RaRecord>();
		return item === undefined ? null : <Part key={item.id} item={item} props={props} />;
	};
}
