import { isRecord } from "@uchit/text/is-record.ts";
import type {
	CreateResult,
	DataProvider,
	DeleteManyResult,
	DeleteResult,
	GetListResult,
	GetManyResult,
	GetOneResult,
	RaRecord,
	UpdateManyResult,
	UpdateResult,
} from "react-admin";
import { addressOf, hasKey, isSingleton, keyOf } from "#studio/wire/addresses.ts";
import { beginningFirst } from "#studio/wire/beginning-first.ts";
import { changedOf, filledOf } from "#studio/wire/changes.ts";
import { type Conflict, settleConflict } from "#studio/wire/conflict.ts";
import { dataOf, requestJson, WireError } from "#studio/wire/http.ts";
import { type ListParams, toQuery } from "#studio/wire/query.ts";
import { suggestedSlugs } from "#studio/wire/suggest.ts";

type ListRequest = ListParams & { meta?: { fields?: readonly string[] }; signal?: AbortSignal | undefined };

export const dataProvider: DataProvider = {
	supportAbortSignal: true,

	getList: (resource, params): Promise<GetListResult> => list(resource, params),

	getManyReference: (resource, { target, id, filter, ...params }): Promise<GetListResult> =>
		list(resource, { ...params, filter: { ...filter, [target]: id } }),

	async getMany(resource, { ids, signal }): Promise<GetManyResult> {
		const { data } = await list(resource, {
			filter: { id: [...ids] },
			pagination: { page: 1, perPage: Math.max(1, ids.length) },
			signal,
		});
		return { data };
	},

	async getOne(resource, { id, meta, signal }): Promise<GetOneResult> {
		const fields: unknown = meta?.fields;
		const query = Array.isArray(fields) ? `?fields=${encodeURIComponent(["*", ...fields].join(","))}` : "";
		const reply = await requestJson("GET", addressOf(resource, id) + query, { signal });
		return { data: toRecord(resource, dataOf(reply), id) };
	},

	async create(resource, { data }): Promise<CreateResult> {
		const reply = await requestJson("POST", addressOf(resource), { body: filledOf(data) });
		return { data: toRecord(resource, dataOf(reply), "") };
	},

	async update(resource, { id, data, previousData, meta }): Promise<UpdateResult> {
		const address = addressOf(resource, id);
		const was = newer(written.get(address), previousData);
		const mine = changedOf(was, data);
		const changed = await change(address, { resource, was, theirs: was, mine, goesOn: meta?.goesOn });
		const record = toRecord(resource, changed ?? { ...previousData, ...data }, id);
		written.set(address, record);
		return { data: record };
	},

	async updateMany(resource, { ids, data }): Promise<UpdateManyResult> {
		await requestJson("PATCH", addressOf(resource), { body: { keys: ids, data } });
		return { data: ids };
	},

	async delete(resource, { id, previousData }): Promise<DeleteResult> {
		await requestJson("DELETE", addressOf(resource, id));
		return { data: previousData ?? { id } };
	},

	async deleteMany(resource, { ids }): Promise<DeleteManyResult> {
		await requestJson("DELETE", addressOf(resource), { body: ids });
		return { data: ids };
	},
};

/** The page's latest saves by address, because an autosaved draft is newer than the form's record. */
const written = new Map<string, RaRecord>();

function newer(own: RaRecord | undefined, read: RaRecord): RaRecord {
	return own !== undefined && String(own.date_updated) > String(read.date_updated) ? own : read;
}

/** `goesOn` is undefined if the user pressed Save and can resolve a conflict. */
type Change = Conflict & { goesOn: boolean | undefined };

async function change(address: string, sending: Change): Promise<unknown> {
	const { theirs, mine, goesOn } = sending;
	if (Object.keys(mine).length === 0) return theirs;
	const query = new URLSearchParams({
		...(goesOn === true && { goes_on: "true" }),
		...(typeof theirs.date_updated === "string" && { as_of: theirs.date_updated }),
	});
	try {
		return dataOf(await requestJson("PATCH", `${address}?${query}`, { body: mine }));
	} catch (error) {
		const changed = error instanceof WireError ? error.changed : undefined;
		if (changed === undefined || goesOn !== undefined) throw error;
		const settledValues = await settleConflict({ ...sending, theirs: changed });
		if (settledValues === undefined) throw error;
		return change(address, { ...sending, theirs: changed, mine: changedOf(changed, settledValues) });
	}
}

async function list(
	resource: string,
	{ meta, signal, ...params }: ListRequest,
): Promise<{ data: RaRecord[]; total: number }> {
	if (isSingleton(resource)) {
		const only = dataOf(await requestJson("GET", addressOf(resource), { signal }));
		return { data: [toRecord(resource, only, 1)], total: 1 };
	}
	const { named, ...filter } = params.filter ?? {};
	if (typeof named === "string" && named.trim() !== "") {
		return listNamed(resource, named.trim(), { ...params, filter, meta, signal });
	}
	const reply = await requestJson(
		"GET",
		`${addressOf(resource)}?${toQuery(resource, { ...params, fields: meta?.fields })}`,
		{
			signal,
		},
	);
	const items = dataOf(reply);
	if (!Array.isArray(items)) throw new Error(`The list of ${resource} cannot be read.`);
	const total = isRecord(reply) && isRecord(reply.meta) ? Number(reply.meta.filter_count) : Number.NaN;
	return {
		data: items.map((item, place) =>
			toRecord(resource, item, hasKey(resource) ? "" : `${params.pagination?.page ?? 1}-${place}`),
		),
		total: Number.isFinite(total) ? total : items.length,
	};
}

const CODE = /^[A-Z]{1,3}-\S+$/i;

async function listNamed(resource: string, words: string, listRequest: ListRequest): ReturnType<typeof list> {
	if (resource === "colleges" && CODE.test(words)) {
		const coded = await list(resource, { filter: { id: words.toUpperCase() }, signal: listRequest.signal });
		if (coded.total > 0) return coded;
	}
	const has = resource === "exams" ? { q: words } : { name: { _icontains: words } };
	const isFirst = (listRequest.pagination?.page ?? 1) === 1;
	const suggested = isFirst ? suggestedSlugs(resource, words, listRequest.signal) : Promise.resolve<string[]>([]);
	const [slugs, others] = await Promise.all([
		suggested,
		list(resource, { ...listRequest, filter: { ...listRequest.filter, ...has } }),
	]);
	const found =
		slugs.length === 0 ? [] : (await list(resource, { filter: { slug: slugs }, signal: listRequest.signal })).data;
	const first = slugs.flatMap((slug) => found.filter((each) => each.slug === slug));
	const rest = others.data.filter(({ slug }) => !slugs.includes(String(slug)));
	const data = beginningFirst([...first, ...rest], words);
	return { data, total: Math.max(others.total, data.length) };
}

function toRecord(resource: string, value: unknown, otherwise: string | number): RaRecord {
	if (!isRecord(value)) throw new Error("The content system gave no item.");
	const id = keyOf(resource, value);
	return { ...value, id: typeof id === "string" || typeof id === "number" ? id : otherwise };
}
