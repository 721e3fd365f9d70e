import { AGE_BANDS } from "@uchit/contract/account-options.ts";
import { useId } from "react";
import { HiddenFields } from "#app/components/site/hidden-fields.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { COUNTING_ID } from "#app/paths.ts";

/** Asks whether visits may be counted: the age first, and a box that nobody has ticked. */
export function CountingForm({ host, isUnsaid }: { host: string; isUnsaid: boolean }) {
	const t = useWords();
	const id = useId();
	return (
		<form method="post" action={`#${COUNTING_ID}`} className="space-y-4">
			<HiddenFields values={{ intent: "agree" }} />
			<fieldset aria-describedby={`${id}why`}>
				<legend className="font-semibold">{t("privacy.counting.question")}</legend>
				<p id={`${id}why`} className="mt-1 text-quiet">
					{t("privacy.counting.why")}
				</p>
				<ul className="mt-2">
					{AGE_BANDS.toReversed().map((band) => (
						<li key={band}>
							<label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-1 hover:bg-sunk">
								<input
									type="radio"
									name="ageBand"
									value={band}
									required
									aria-invalid={isUnsaid || undefined}
									className="size-5 flex-none accent-accent-text"
								/>
								{t(`privacy.counting.${band}`)}
							</label>
						</li>
					))}
				</ul>
			</fieldset>
			<label className="flex min-h-11 cursor-pointer items-start gap-3 px-1 py-2">
				<input type="checkbox" name="agree" value="yes" className="mt-0.5 size-5 flex-none accent-accent-text" />
				{t("privacy.counting.agree", { host })}
			</label>
			<Button type="submit">{t("privacy.counting.save")}</Button>
		</form>
	);
}
