import { AGE_BANDS, type AgeBand } from "@uchit/contract/account.ts";
import { use, useId, useLayoutEffect, useRef } from "react";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { ScriptNonce } from "#app/platform/script-nonce.ts";
import { RadioList } from "#app/ui/radio-list.tsx";
import { RECALL_AGE_SCRIPT, recallAge } from "./age-band.ts";

/**
 * If this device remembers the answer, one line shows it and opens the question again. `isMissing`: the form was sent without an answer.
 */
export function AgeChoice({
	why,
	chosen,
	isMissing,
}: {
	why: string;
	chosen?: AgeBand | undefined;
	isMissing: boolean;
}) {
	const t = useTranslations();
	const id = useId();
	const scriptNonce = use(ScriptNonce);
	const question = useRef<HTMLDetailsElement>(null);
	useLayoutEffect(() => {
		if (!isMissing && question.current !== null) recallAge(question.current, document.cookie);
	}, [isMissing]);
	return (
		<details
			open
			ref={question}
			className="group/age"
			onToggle={({ currentTarget }) => currentTarget.open && focusAnswer(currentTarget)}
			suppressHydrationWarning
		>
			<summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-sm group-open/age:hidden [&::-webkit-details-marker]:hidden">
				<span className="hidden group-has-[[value='18-or-over']:checked]/age:inline">{t("age.18-or-over")}</span>
				<span className="hidden group-has-[[value='under-18']:checked]/age:inline">{t("age.under-18")}</span>
				<span className="link">{t("age.change")}</span>
			</summary>
			<fieldset aria-describedby={isMissing ? `${id}why ${id}error` : `${id}why`}>
				<legend className="font-semibold">{t("age.question")}</legend>
				<p id={`${id}why`} className="mt-1 text-quiet text-sm">
					{why}
				</p>
				{isMissing && (
					<p id={`${id}error`} className="mt-1 font-semibold text-bad-text text-sm">
						{t("age.missing")}
					</p>
				)}
				<RadioList
					name="ageBand"
					options={AGE_BANDS.toReversed().map((value) => ({ value, label: t(`age.${value}`) }))}
					chosen={chosen}
					required
					aria-invalid={isMissing || undefined}
				/>
			</fieldset>
			{!isMissing && (
				<script nonce={scriptNonce} suppressHydrationWarning>
					{RECALL_AGE_SCRIPT}
				</script>
			)}
		</details>
	);
}

/** The pressed line disappears: moves the focus to the answer below it. */
function focusAnswer(question: HTMLDetailsElement): void {
	question.querySelector<HTMLElement>("input:checked")?.focus();
}
