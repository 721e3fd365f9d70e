import Box from "@mui/material/Box";
import type { CutoffFileReport } from "@uchit/contract/cutoff-file.ts";
import type { ComponentProps } from "react";
import { Facts } from "#studio/parts/facts.tsx";
import { PlainTable } from "#studio/parts/plain-table.tsx";
import { Titled } from "#studio/parts/titled.tsx";
import { siteAddress } from "#studio/site.ts";
import { formatCount } from "./words.ts";

type Props = { report: CutoffFileReport };

export function ReportParts({ report }: Props) {
	return (
		<Box sx={{ width: "100%" }}>
			<Recognised report={report} />
			<Difference report={report} />
			<FailedChecks rings={report.rings} />
			<Refused report={report} />
		</Box>
	);
}

function Recognised({ report }: Props) {
	const { exams, rounds, encoding, read, kept, refused, institutes, matched, seconds } = report;
	return (
		<Titled title="What is in the file">
			<Facts
				lines={{
					"Recognised as": `${encoding}; ${rounds.length === 1 ? "round" : "rounds"} ${rounds.join(", ")}; ${exams.join(", ")}`,
					Rows: `${formatCount(read)} read, ${formatCount(kept)} can be published, ${formatCount(refused)} refused`,
					Institutes: `${formatCount(matched)} of ${formatCount(institutes)} names matched`,
					Time: `${seconds} s`,
				}}
			/>
		</Titled>
	);
}

function FailedChecks({ rings }: { rings: readonly string[] }) {
	return (
		<Titled title="Failed checks">
			{rings.length === 0 ? (
				<p>None: no median moved by more than half, no category went, no row opens after it closes.</p>
			) : (
				<ul>
					{rings.map((says) => (
						<li key={says}>{says}</li>
					))}
				</ul>
			)}
		</Titled>
	);
}

function Difference({ report: { published, difference, colleges } }: Props) {
	const { added, changed, gone, same } = difference;
	return (
		<Titled title="Compared with what is published">
			<p>
				{published === 0
					? "Nothing of this year was published when the file was read."
					: `${formatCount(published)} rows of this year were published when the file was read.`}{" "}
				{formatCount(added)} added, {formatCount(changed)} changed, {formatCount(gone)} gone, {formatCount(same)} the
				same.
			</p>
			{colleges.length > 0 && (
				<Table
					name="By college"
					heads={["College", "Added", "Changed", "Gone"]}
					rows={colleges.map(({ id, slug, name, ...counts }) => {
						const onSite = (
							<a key="college" href={siteAddress(`/college/${slug}/cutoffs`)} target="_blank" rel="noreferrer">
								{name}
							</a>
						);
						const of = [counts.added, counts.changed, counts.gone].map(formatCount);
						return { key: id, cells: [slug === "" ? name : onSite, ...of] };
					})}
				/>
			)}
		</Titled>
	);
}

function Refused({ report: { refused, reasons, refusals } }: Props) {
	if (refused === 0) return null;
	return (
		<Titled title="Rows refused">
			<ul>
				{reasons.map(({ reason, count }) => (
					<li key={reason}>
						{formatCount(count)}: {reason}
					</li>
				))}
			</ul>
			<Table
				name="Refused rows"
				heads={["Line", "Why", "Row"]}
				rows={refusals.map(({ line, reason, raw }) => ({ key: `${line} ${reason}`, cells: [line, reason, raw] }))}
			/>
		</Titled>
	);
}

function Table({ name, ...table }: ComponentProps<typeof PlainTable> & { name: string }) {
	return (
		<Box component="section" className="outcomes" aria-label={name} tabIndex={0}>
			<PlainTable {...table} />
		</Box>
	);
}
