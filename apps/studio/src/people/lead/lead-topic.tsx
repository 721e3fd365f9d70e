import { isRecord } from "@uchit/text/is-record.ts";
import { type RaRecord, useListContext } from "react-admin";
import { useNamesOf } from "#studio/writing/named-item.ts";
import { nameOfTopic } from "./words.ts";

/** The slug of the college that a lead asks about. */
export function collegeIn(source: unknown): string | undefined {
	return isRecord(source) && typeof source.college === "string" ? source.college : undefined;
}

/** In a list, which reads the names of all its colleges at once. */
export function LeadTopic({ lead: { topic, source } }: { lead: RaRecord }) {
	const { data: leads = [] } = useListContext();
	const slugs = new Set(leads.flatMap((each) => collegeIn(each.source) ?? []));
	const { names } = useNamesOf("colleges", [...slugs].toSorted());
	const slug = collegeIn(source);
	return `${nameOfTopic(topic)}${slug === undefined ? "" : `: ${names.get(slug) ?? slug}`}`;
}
