import { isRecord } from "@uchit/text/is-record.ts";
import { type RaRecord, useGetIdentity, useNotify } from "react-admin";
import { Line } from "#studio/parts/line.tsx";
import { SendForm, textOf } from "#studio/parts/send-form.tsx";
import { Titled } from "#studio/parts/titled.tsx";
import { useStep } from "#studio/parts/use-attempt.ts";
import { dataOf, requestJson } from "#studio/wire/http.ts";

/** Second reviewer, who sees only the covered pages. Anybody may reject a document that is not a fee notice. */
export function DecisionForm({ id, document }: { id: string; document: RaRecord }) {
	const isCovered = document.state === "covered";
	const pages = Array.from({ length: Number(document.pages) }, (_, page) => page + 1);
	const { identity } = useGetIdentity();
	const isOwn = identity !== undefined && identity.id === document.covered_by;
	const notify = useNotify();
	const step = useStep();
	const decide = async (body: object) =>
		void (await step(async () => {
			const done = dataOf(await requestJson("POST", `/content/documents/${id}/decision`, { body }));
			const isWaiting = isRecord(done) && typeof done.why === "string";
			notify(isWaiting ? `Agreed. Not published yet: ${done.why}.` : "Decided.");
		}));
	return (
		<Titled
			title={isCovered ? "Is this what the notice says?" : "Or: it is no fee notice of this college"}
			className="document-work"
		>
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
				<Line name="reason" label="Why not, in words that the sender reads" required maxLength={1_000} size={60} />
			</SendForm>
		</Titled>
	);
}
