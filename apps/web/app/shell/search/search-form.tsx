import { Search } from "lucide-react";
import { useEffect } from "react";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { SearchField } from "./search-field.tsx";

const SEARCH_ID = "site-search";

export function SearchForm({ words = "", large = false }: { words?: string; large?: boolean }) {
	const { t, paths } = usePage();
	useSlashKey(SEARCH_ID);
	return (
		<search className="w-full">
			<AddressForm action={paths.search()} className="relative flex w-full gap-2">
				<label htmlFor={SEARCH_ID} className="sr-only">
					{t("search.label")}
				</label>
				<SearchField
					id={SEARCH_ID}
					words={words}
					className={`w-full min-w-0 rounded-md border border-edge bg-raised px-3 text-ink placeholder:text-quiet focus-visible:outline-offset-0 ${large ? "min-h-13 text-lg" : "min-h-11"}`}
				/>
				<button
					type="submit"
					className={`inline-flex flex-none items-center justify-center gap-2 rounded-md bg-accent font-semibold text-on-accent transition-colors hover:bg-accent/85 ${large ? "min-h-13 px-5" : "min-h-11 px-3"}`}
				>
					<Search size={20} aria-hidden="true" />
					<span className={large ? "" : "sr-only"}>{t("search.button")}</span>
				</button>
			</AddressForm>
		</search>
	);
}

/** Lets the key `/` focus the element of this id, unless the visitor is typing. */
function useSlashKey(elementId: string): void {
	useEffect(() => {
		const focus = (event: KeyboardEvent) => {
			if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
			const element = document.getElementById(elementId);
			if (element === null) return;
			event.preventDefault();
			element.focus();
		};
		document.addEventListener("keydown", focus);
		return () => document.removeEventListener("keydown", focus);
	}, [elementId]);
}

function isTyping(target: EventTarget | null): boolean {
	return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}
