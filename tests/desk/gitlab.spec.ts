import { testRepository } from "./repository.ts";

testRepository("gitlab");
