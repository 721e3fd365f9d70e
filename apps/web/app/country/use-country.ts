import type { Country } from "@uchit/contract/country.ts";
import { useOutletContext } from "react-router";

/** The country of a page, which its layout has loaded once for all of them. */
export function useCountry(): Country {
	return useOutletContext<Country>();
}
