import Box from "@mui/material/Box";
import type { CutoffFileReport } from "@uchit/contract/cutoff-file.ts";
import type { ReactNode } from "react";
import { Facts } from "#studio/parts/facts.tsx";
import { PlainTable } from "#studio/parts/plain-table.tsx";
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
		<section aria-labelledby="recognised">
			<h2 id="recognised">What is in the file</h2>
			<Facts
				lines={{
					"Recognised as": `${encoding}; ${rounds.length === 1 ? "round" : "rounds"} ${rounds.join(", ")}; ${exams.join(", ")}`,
					Rows: `${formatCount(read)} read, ${formatCount(kept)} can be published, ${formatCount(refused)} refused`,
					Institutes: `${formatCount(matched)} of ${formatCount(institutes)} names matched`,
					Time: `${seconds} s`,
				}}
			/>
		</section>
	);
}

function FailedChecks({ rings }: { rings: readonly string[] }) {
	return (
		<section aria-labelledby="rings">
			<h2 id="rings">Failed checks</h2>
			{rings.length === 0 ? (
				<p>None: no median moved by more than half, no category went, no row opens after it closes.</p>
			) : (
				<ul>
					{rings.map((says) => (
						<li key={says}>{says}</li>
					))}
				</ul>
			)}
		</section>
	);
}

function Difference({ report: { published, difference, colleges } }: Props) {
	const { added, changed, gone, same } = difference;
	return (
		<section aria-labelledby="difference">
			<h2 id="difference">Compared with what is published</h2>
			<p>
				{published === 0
					? "Nothing of this year was published when the file was read."
					: `${formatCount(published)} rows of this year were published when the file was read.`}{" "}
				{formatCount(added)} added, {formatCount(changed)} changed, {formatCount(gone)} gone, {formatCount(same)} the
				same.
			</p>
			{colleges.length > 0 && (
				<Table name="By college" heads={["College", "Added", "Changed", "Gone"]}>
					{colleges.map((college) => (
						<tr key={college.id}>
							<td>
								{college.slug === "" ? (
									college.name
								) : (
									<a href={siteAddress(`/college/${college.slug}/cutoffs`)} target="_blank" rel="noreferrer">
										{college.name}
									</a>
								)}
							</td>
							<td>{formatCount(college.added)}</td>
							<td>{formatCount(college.changed)}</td>
							<td>{formatCount(college.gone)}</td>
						</tr>
					))}
				</Table>
			)}
		</section>
	);
}

function Refused({ report: { refused, reasons, refusals } }: Props) {
	if (refused === 0) return null;
	return (
		<section aria-labelledby="refused">
			<h2 id="refused">Rows refused</h2>
			<ul>
				{reasons.map(({ reason, count }) => (
					<li key={reason}>
						{formatCount(count)}: {reason}
					</li>
				))}
			</ul>
			<Table name="Refused rows" heads={["Line", "Why", "Row"]}>
				{refusals.map(({ line, reason, raw }) => (
					<tr key={`${line} ${reason}`}>
						<td>{line}</td>
						<td>{reason}</td>
						<td>{raw}</td>
					</tr>
				))}
			</Table>
		</section>
	);
}

function Table({ name, heads, children }: { name: string; heads: readonly string[]; children: ReactNode }) {
	return (
		<Box component="section" className="outcomes" aria-label={name} tabIndex={0}>
			<PlainTable heads={heads}>{children}</PlainTable>
		</Box>
	);
}
