import { AGE_BANDS } from "@uchit/contract/account-options.ts";
import { useId } from "react";
import { HiddenFields } from "#app/components/site/hidden-fields.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { useWords } from "#app/i18n/translate.ts";

/** Before anything else is asked: whether somebody has to consent for this visitor. */
export function AgeQuestion({ isMissing, carried }: { isMissing: boolean; carried: Readonly<Record<string, string>> }) {
	const t = useWords();
	const id = useId();
	return (
		<form method="post" className="mt-6 space-y-5">
			<HiddenFields values={{ ...carried, intent: "age" }} />
			<fieldset aria-describedby={isMissing ? `${id}why ${id}error` : `${id}why`}>
				<legend className="font-semibold text-lg">{t("lead.age.question")}</legend>
				<p id={`${id}why`} className="mt-1 text-quiet">
					{t("lead.age.why")}
				</p>
				{isMissing && (
					<p id={`${id}error`} className="mt-1 font-semibold text-bad-text text-sm">
						{t("lead.age.missing")}
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
								{t(`lead.age.${band}`)}
							</label>
						</li>
					))}
				</ul>
			</fieldset>
			<Button type="submit">{t("lead.continue")}</Button>
		</form>
	);
}
