import type { Country } from "@uchit/contract/country.ts";
import { useOutletContext } from "react-router";

export function useCountry(): Country {
	return useOutletContext<Country>();
}
