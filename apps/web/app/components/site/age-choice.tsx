import { AGE_BANDS, type AgeBand } from "@uchit/contract/account-options.ts";
import { useId } from "react";

export type AgeWords = { question: string; why: string; missing?: string; bands: Readonly<Record<AgeBand, string>> };

/** Asks for the age in two bands; it stands before everything else that a form asks. `isMissing`: it was sent without an answer. */
export function AgeChoice({ words, isMissing }: { words: AgeWords; isMissing: boolean }) {
	const id = useId();
	const isSaid = isMissing && words.missing !== undefined;
	return (
		<fieldset aria-describedby={isSaid ? `${id}why ${id}error` : `${id}why`}>
			<legend className="font-semibold text-lg">{words.question}</legend>
			<p id={`${id}why`} className="mt-1 text-quiet">
				{words.why}
			</p>
			{isSaid && (
				<p id={`${id}error`} className="mt-1 font-semibold text-bad-text text-sm">
					{words.missing}
				</p>
			)}
			<ul className="mt-2">
				{AGE_BANDS.toReversed().map((band) => (
					<li key={band}>
						<label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-1 hover:bg-sunk">
							<input
								type="radio"
								name="ageBand"
								value={band}
								required
								aria-invalid={isMissing || undefined}
								className="size-5 flex-none accent-accent-text"
							/>
							{words.bands[band]}
						</label>
					</li>
				))}
			</ul>
		</fieldset>
	);
}
