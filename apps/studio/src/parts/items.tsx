import type { ReactNode } from "react";
import { type RaRecord, useGetList } from "react-admin";
import { messageOf } from "./message-of.ts";
import { Titled } from "./titled.tsx";

type ItemsQuery = {
	filter?: Readonly<Record<string, unknown>>;
	/** A field, with - before it for the last first. */
	sort?: string;
	most?: number;
	/** Of related items, such as `who.*`. */
	fields?: readonly string[];
	/** What the rows depend on: they are read again when it changes. */
	of?: unknown;
	enabled?: boolean;
	everyMs?: number;
};

/** The rows of a collection, without pages. */
export function useItems<Row extends RaRecord = RaRecord>(resource: string, query: ItemsQuery = {}) {
	const { filter = {}, sort = "id", most = 100, fields, of, enabled = true, everyMs } = query;
	return useGetList<Row>(
		resource,
		{
			filter,
			sort: sortOf(sort),
			pagination: { page: 1, perPage: most },
			...((fields !== undefined || of !== undefined) && { meta: { fields, of: JSON.stringify(of) } }),
		},
		{ enabled, ...(everyMs !== undefined && { refetchInterval: everyMs }) },
	);
}

export function sortOf(sort: string): { field: string; order: "ASC" | "DESC" } {
	return sort.startsWith("-") ? { field: sort.slice(1), order: "DESC" } : { field: sort, order: "ASC" };
}

type Read<Data> = { data?: Data | undefined; error?: unknown; isPending?: boolean };

type PartProps<Row> = {
	title: string;
	query: Read<readonly Row[]>;
	reading: string;
	none: string;
	/** Above the rows. */
	above?: ReactNode;
	children: (rows: readonly Row[]) => ReactNode;
};

/** A part of a page with the rows of a query, or what there is instead. */
export function ItemsPart<Row>({
	title,
	query: { data, error, isPending },
	reading,
	none,
	above,
	children,
}: PartProps<Row>) {
	return (
		<Titled title={title}>
			{above}
			<ReadError error={error} />
			{isPending === true && <p>{reading}</p>}
			{data?.length === 0 && <p>{none}</p>}
			{data !== undefined && data.length > 0 && children(data)}
		</Titled>
	);
}

export function ReadError({ error }: { error: unknown }) {
	return error === null || error === undefined ? null : <p role="alert">{messageOf(error)}</p>;
}
