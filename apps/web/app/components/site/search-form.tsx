import { Search } from "lucide-react";
import { useWords } from "#app/i18n/translate.ts";
import { usePaths } from "#app/paths.ts";
import { AddressForm } from "./address-form.tsx";
import { SearchField } from "./search-field.tsx";
import { useSlashKey } from "./use-slash-key.ts";

const SEARCH_ID = "site-search";

/** The one search box of a page; the key `/` focuses it. `large` for the home page, where it comes first. */
export function SearchForm({ words = "", large = false }: { words?: string; large?: boolean }) {
	const t = useWords();
	const paths = usePaths();
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
