import { isRecord } from "@uchit/text/is-record.ts";
import { useState } from "react";
import { type RaRecord, useGetIdentity } from "react-admin";
import { messageOf } from "#studio/parts/message-of.ts";
import { SendForm, textOf } from "#studio/parts/send-form.tsx";
import { useReread } from "#studio/parts/use-reread.ts";
import { dataOf, requestJson } from "#studio/wire/http.ts";

/** Second reviewer, who sees only the covered pages. Anybody may reject a document that is not a fee notice. */
export function DecisionForm({ id, document }: { id: string; document: RaRecord }) {
	const isCovered = document.state === "covered";
	const pages = Array.from({ length: Number(document.pages) }, (_, page) => page + 1);
	const { identity } = useGetIdentity();
	const isOwn = identity !== undefined && identity.id === document.covered_by;
	const [notice, setNotice] = useState<{ role: "status" | "alert"; text: string }>();
	const reread = useReread();
	const decide = async (body: object) => {
		try {
			const done = dataOf(await requestJson("POST", `/content/documents/${id}/decision`, { body }));
			const why =
				isRecord(done) && typeof done.why === "string" ? `Agreed. Not published yet: ${done.why}.` : "Decided.";
			setNotice({ role: "status", text: why });
			reread();
		} catch (error) {
			setNotice({ role: "alert", text: messageOf(error) });
		}
	};
	return (
		<section aria-labelledby="decision-heading" className="document-work">
			<h2 id="decision-heading">
				{isCovered ? "Is this what the notice says?" : "Or: it is no fee notice of this college"}
			</h2>
			{isCovered &&
				pages.map((page) => (
					// Needs its own URL because the browser caches the uncovered page under the other one.
					<div key={page} className="document-page">
						<img src={`/content/documents/${id}/pages/${page}?covered`} alt={`Page ${page} of the notice, covered`} />
					</div>
				))}
			{isCovered && (
				<p>
					<button type="button" disabled={isOwn} onClick={() => void decide({ agrees: true })}>
						Yes, it says this
					</button>{" "}
					{isOwn && "You read it first: a second person has to agree."}
				</p>
			)}
			<SendForm button="Refuse" send={(form) => decide({ agrees: false, reason: textOf(form, "reason").trim() })}>
				<p>
					<label>
						Why not, in words that the sender reads
						<br />
						<input name="reason" required maxLength={1_000} size={60} />
					</label>
				</p>
			</SendForm>
			{notice !== undefined && <p role={notice.role}>{notice.text}</p>}
		</section>
	);
}
