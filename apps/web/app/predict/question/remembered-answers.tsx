import { type ReactNode, useEffect, useRef } from "react";
import { answersOf, forgetApplicant, rememberApplicant, useApplicant } from "#app/predict/applicant.ts";

type RememberedProps = {
	exam: string;
	/** What was already asked stays as it was asked. */
	isAsked: boolean;
	/** Fills what stands at what everybody gets, too. */
	isOverDefaults?: boolean;
	texts: { kept: string; forget: string };
	children: ReactNode;
};

/** Around the form of an exam: keeps on the device what it is sent with, but for the rank, and fills with it what is still empty. */
export function RememberedAnswers({ exam, isAsked, isOverDefaults = false, texts, children }: RememberedProps) {
	const asker = useApplicant();
	const box = useRef<HTMLDivElement>(null);
	const hasKept = Object.keys(answersOf(asker, exam)).length > 0;
	useEffect(() => {
		if (isAsked) return;
		for (const [name, value] of Object.entries(answersOf(asker, exam))) {
			const field = box.current?.querySelector(`select[name="${name}"]`);
			if (field instanceof HTMLSelectElement && (isOverDefaults || field.value === "")) choose(field, value);
		}
	}, [asker, exam, isAsked, isOverDefaults]);
	const forget = () => {
		forgetApplicant();
		box.current?.querySelector("form")?.reset();
	};
	return (
		<div
			ref={box}
			onSubmit={({ target }) => target instanceof HTMLFormElement && rememberApplicant(exam, new FormData(target))}
		>
			{children}
			{hasKept && (
				<p className="mt-2 text-quiet text-sm print:hidden">
					{texts.kept}{" "}
					<button type="button" onClick={forget} className="link inline-flex min-h-9 items-center">
						{texts.forget}
					</button>
				</p>
			)}
		</div>
	);
}

/** Counsellings write the same pool with a space or a hyphen. */
function choose(field: HTMLSelectElement, value: string) {
	const fold = (text: string) => text.toLowerCase().replaceAll(/[ -]/g, "");
	const found = [...field.options].find((option) => option.value === value || fold(option.value) === fold(value));
	if (found !== undefined) field.value = found.value;
}
