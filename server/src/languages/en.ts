import { englishStem } from './english-stem.ts';
import { englishThings } from './things/en.ts';
import type { LanguagePack } from './language-pack.ts';

export const english: LanguagePack = {
  tag: 'en',
  phrases: {
    casual: {
      greeting: 'Hi! What can I help you with at {brand}?',
      thanks: "You're welcome! Anything else?",
      goodbye: 'Bye, and see you soon!',
      assistant:
        "I'm the AI assistant of {brand}. Ask me about our products, delivery or returns and I'll be glad to help.",
      unknown: "Sorry, I couldn't find that on our pages.",
      unable: "Sorry, I can't answer this right now.",
      unknownPart: 'As for “{topic}”, I couldn’t find that on our pages.',
      perhaps: "I'm not sure our pages answer that. This comes closest:",
      unclear: "I couldn't find a clear answer to that on our pages. This comes closest:",
      nearly: "I couldn't find exactly that. This comes closest:",
      closest: 'This comes closest on our pages:',
      pagesSay: 'Our page says:',
      customersSay: 'Here is what customers wrote:',
      pagesDiffer: "Our pages don't agree on this, so it's best to check with us:",
      order: "I can't see orders from here, but our team can.",
      human: 'Happy to put you in touch with our team.',
      complaint: "I'm really sorry about that. Our team will sort it out with you.",
      contacts: 'You can reach us at {contacts}.',
      or: 'or',
      more: 'Read more',
      products: 'Have a look at these:',
      nothingWithin: "I couldn't find anything at that price, sorry.",
      notSold: "Sorry, I couldn't find {name} in our shop.",
      price: '{name} is {price}.',
      priceRange: '{name} is {price} to {high}, depending on which one you choose.',
      priceOption: '{name} in {option} is {price}.',
      cheapest: 'The cheapest is {name} at {price}.',
      dearest: 'The most expensive is {name} at {price}.',
      compared: "That's {name}, with {option} against {options}.",
      inStock: '{name} is in stock.',
      soldOutNow: '{name} is sold out at the moment.',
      preordered: '{name} can be ordered ahead, but is not in stock at the moment.',
      inStockOption: '{name} in {option} is in stock.',
      soldOutOption: '{name} in {option} is sold out at the moment.',
      notOffered: "{name} doesn't come in {option}. You can get it in {options}.",
      availableIn: '{name} comes in {options}.',
      stockUnknown: "Our pages don't say whether {name} is in stock right now.",
      viewProduct: 'View product',
      soldOut: 'Sold out',
      priceThen: '{price} on {date}. Today’s price is on the product page.',
      priceOnPage: 'Today’s price is on the product page.',
    },
    formal: {
      greeting: 'Good day. How may I help you at {brand}?',
      thanks: 'You are very welcome. Is there anything else I may help you with?',
      goodbye: 'Goodbye, and thank you for your visit.',
      assistant:
        'I am the AI assistant of {brand}. Please ask me about our products, delivery or returns; I will be glad to help.',
      unknown: 'I am sorry, I could not find this in our information.',
      unable: 'I am sorry, I cannot answer this at the moment.',
      unknownPart: 'As for “{topic}”, I could not find this in our information.',
      perhaps: 'I am not certain that our information answers this. The following comes closest:',
      unclear: 'I could not find a clear answer to this in our information. The following comes closest:',
      nearly: 'I could not find exactly that. The following comes closest:',
      closest: 'The following comes closest in our information:',
      pagesSay: 'Our page says:',
      customersSay: 'Customers have written:',
      pagesDiffer: 'Our pages differ on this, so please confirm it with us:',
      order: 'I cannot see orders from here, but our team can.',
      human: 'Our team will gladly help you in person.',
      complaint: 'I am very sorry to hear that. Our team will put it right with you.',
      contacts: 'You can reach us at {contacts}.',
      or: 'or',
      more: 'Read more',
      products: 'These products may suit you:',
      nothingWithin: 'I am sorry, I could not find anything at that price.',
      notSold: 'I am sorry, I could not find {name} in our shop.',
      price: '{name} costs {price}.',
      priceRange: '{name} costs {price} to {high}, depending on the version.',
      priceOption: '{name} in {option} costs {price}.',
      cheapest: 'The least expensive is {name} at {price}.',
      dearest: 'The most expensive is {name} at {price}.',
      compared: "That's {name}, with {option} against {options}.",
      inStock: '{name} is in stock.',
      soldOutNow: '{name} is sold out at the moment.',
      preordered: '{name} can be ordered ahead, but is not in stock at the moment.',
      inStockOption: '{name} in {option} is in stock.',
      soldOutOption: '{name} in {option} is sold out at the moment.',
      notOffered: '{name} is not offered in {option}. It is available in {options}.',
      availableIn: '{name} is available in {options}.',
      stockUnknown: 'Our pages do not say whether {name} is in stock at present.',
      viewProduct: 'View product',
      soldOut: 'Sold out',
      priceThen: '{price} on {date}. Today’s price is on the product page.',
      priceOnPage: 'Today’s price is on the product page.',
    },
  },
  smallTalk: {
    greeting:
      'hello+|helo|hiya|howdy|yo|good (?:morning|day|afternoon|evening)|greetings|excuse me|(?:i (?:have|got) )?(?:just )?(?:a )?(?:quick )?question(?: please)?|can i ask (?:you )?(?:something|a question)|any(?:one|body) there',
    thanks:
      "(?:many )?thanks?(?: you| u)?(?: (?:so|very) much| a lot| a bunch)?(?: again| for (?:now|today)| in advance)?|thank(?:you|s|x)|thnx|tysm|cheers|much appreciated|(?:i )?appreciate it|(?:that(?:'?s| is| was) |all |very |so )(?:very |really )?(?:great|good|perfect|clear|helpful|nice|awesome|kind|quick|fast)|great|perfect|awesome|nice|amazing|brilliant|lovely|cool|(?:for )?your help|for (?:(?:the|your|all the|all your|all of your) )?(?:(?:quick|fast|prompt|kind|great) )?(?:info(?:rmation)?|help|time|advice|tips?|reply|answers?|response|explanation|support)(?: today)?|for (?:explaining|clarifying|letting me know|clearing (?:that|this|it) up)|got it|will do|no worries|sounds good|makes sense|understood|good to know|(?:that |this |it )?(?:really )?(?:helps|helped)(?: a lot| so much| me)?|(?:that|this|it) answers (?:my questions?|it|everything)|(?:(?:that|this)(?:'?s| is) )?(?:just |exactly )?what i (?:needed|wanted)(?: to know)?|(?:you|u)(?:'ve| have)? (?:been|were) (?:a |so |very |really |super |most )?(?:(?:great|big|huge|real|lovely) )?help(?:ful)?|you(?:'re| are) (?:great|the best|awesome|amazing|very kind|so kind)",
    goodbye:
      "goodbye|good ?night|see (?:you|ya|u)(?: soon| later)?|have a (?:good|great|nice|lovely|wonderful) (?:day|one|evening|weekend|night)(?: too| ahead)?|take care|that(?:'?s| is) (?:all|everything)(?: i (?:needed|wanted)(?: to know)?)?(?: for (?:now|today))?|that will be all|nothing else|no,? that(?:'?s| is) (?:all|it)|i (?:found|got|understand|see)(?: it| that)?(?: now)?|(?:i(?:'?ll| will)|will) (?:think about it|be back(?: later| soon)?|check it out|have a look|take a look|let you know|(?:place an |make an )?order(?: it| one| them)?(?: now| tonight| soon| later| tomorrow| today| online)?)",
    assistant:
      "who (?:are|r) (?:you|u)|what(?:'?s| is) (?:your|ur) name|what (?:are|r) (?:you|u)|(?:(?:are|r) (?:you|u)|is this|am i (?:talking|speaking|chatting) (?:to|with)) (?:a |an )?(?:bot|robot|human|ai|real|real person|person|machine|chatbot)|how (?:are|r) (?:you|u)(?: doing| today)?|how(?:'?s| is) it going|what(?:'?s| is) up|what can (?:you|u) do|what can i ask(?: you)?|(?:can|could) (?:you|u) help(?: me)?(?: out)?|i need (?:some )?help|(?<!\\b(?:your|the|all|a|great|big|huge|real|lovely|quick|kind|been) )help(?: me)?(?: please)?",
  },
  intents: {
    human:
      'agent,? please|(?:speak|talk|chat|write)(?:ing)?(?: to| with)? (?:a |an |some|your )?(?:real |actual |live )?(?:human|person|people|agent|someone|somebody|representative|rep|advisor|manager|supervisor)|(?:real|live|actual) (?:human|person|agent|people)|customer (?:service|support|care)|human(?: agent| being| please)|(?:get|give|put) me (?:to |through to )?(?:a |an )?(?:human|person|agent|manager)|(?:i )?(?:want|need) a (?:human|real person|person to)|call me(?: back)?|(?:can|could) (?:someone|somebody|a person) (?:call|contact|help|email)(?: me)?|not a (?:bot|robot)',
    order:
      "where(?:'?s| is| are|'?re)? (?:my|our) (?:order|parcel|package|shipment|delivery|stuff|items?|things?|purchase|refund)s?|(?:track(?:ing)?|status of|status on|check(?: on)?|look up|find|update on|locate) (?:my|our) (?:order|parcel|package|shipment|delivery)|(?<!(?:can|could|may|how do|how can|how would|should|do|if) i |possible to |way to |able to )(?:cancel|change|edit|modify) (?:my|our|the|an) order|(?:where(?:'?s| is)|track(?:ing)?|status of|locate) (?:the )?(?:order|parcel|package|shipment) (?:number |no\\.? ?)?#?\\p{L}{0,3}-?\\d[\\d-]*|(?:has|have|did|is|was) my (?:order|parcel|package|shipment|stuff|items?|refund)(?: (?:number |no\\.? ?)?#?\\p{L}{0,3}-?\\d[\\d-]*)? (?:been |be )?(?:ship\\p{L}*|sent|left|dispatched|arriv\\p{L}*|process\\p{L}*|coming|on its way|confirmed|gone|go through|cancel\\p{L}*)|when (?:will|is|does) my (?:order|parcel|package|shipment|stuff|items?|delivery|refund)(?: be)? (?:ship\\p{L}*|arriv\\p{L}*|come|coming|get here|deliver\\p{L}*|going)|(?<!\\b(?:if|when|in case)\\b[^.!?]{0,20})my (?:order|parcel|package)(?: (?:number |no\\.? ?)?#?\\p{L}{0,3}-?\\d[\\d-]*)? (?:has|is|was|status)|(?:my |the )?order (?:number|status|no\\.?|#|id)|i (?:placed|made) an order|my (?:tracking|order) (?:number|link|code|#)|(?:what(?:'?s| is)|whats) (?:happening|happened|going on|up) (?:with|to) my (?:order|parcel|package|delivery)|order status",
    complaint:
      "(?<!\\b(?:if|when|in case)\\b[^.!?]{0,60})(?:(?:charged|billed|debited) (?:me |us |my card )?(?:twice|double|two times|2x)|double[ -]?charged|overcharged|(?:to|at|has|had|have) (?:a |the )?wrong address|(?:turned|showed) up (?:\\p{L}+ )?(?:broken|damaged|smashed|cracked|shattered|melted|torn|ripped|dead|faulty|defective|late|dirty|stained|used|wrong|incomplete|empty)|(?:turned|showed) up with (?:a |an |some )?(?:broken|cracked|bent|torn|holes?|stains?|cracks?|scratch(?:es)?|tears?|rips?|dents?|defects?)|(?:put|entered|typed|gave|used) (?:in )?(?:the |a |my )?(?:wrong|old) address|(?:someone|somebody) (?:else )?(?:used|is using|charged) my (?:card|account|paypal)|(?:unauthori[sz]ed|fraudulent) (?:charge|payment|transaction|order)s?|(?:says|shows|marked|showing)(?: as)? (?:it(?:'?s| is| was) )?delivered,? but|arrived with (?:a |an |some )?(?:\\p{L}+ )?(?:holes?|stains?|cracks?|scratch(?:es)?|tears?|rips?|dents?|defects?)|arrived? (?:broken|damaged|smashed|cracked|shattered|melted|torn|ripped|dead|faulty|defective|in pieces|open|late|dirty|stained|used|wrong|incomplete)|(?:came|it'?s|was|were|is|are|all|totally|completely) (?:all |completely |totally )?(?:broken|smashed|shattered|busted|ruined|defective|faulty|crushed)|(?:came|received it|got it|was delivered) (?:\\p{L}+ )?damaged|(?:is|was|were|are) damaged|(?:got|received|sent(?: me)?|delivered|shipped me) (?:me )?(?:the |a |an )?(?:wrong|broken|damaged|faulty|defective|incorrect|smashed|cracked)|(?:never|not|hasn'?t|haven'?t|didn'?t|did not|has not|have not) (?:yet )?(?:arrived?|received?|come|came|got(?:ten)?|get) (?:it|my|the|them|anything|our|yet|here)|(?:order|parcel|package|it|shipment|stuff|delivery) (?:has |have )?(?:never|hasn'?t|didn'?t|did not|has not|still hasn'?t|is late|was late|is delayed|is missing|got lost|was lost|was stolen|is lost)(?: \\p{L}+)?|i(?:'?m| am) still (?:waiting|missing)|still (?:no|waiting (?:for|on)) (?:my|the|parcel|order|package|refund|reply|response)|(?:is|are|was|were) missing|wrong (?:item|product|size|colou?r|order) (?:was |were )?(?:sent|delivered|arrived|received|came)|not what i ordered|(?:some(?:one|body)|thie(?:f|ves)|they|a neighbou?r) (?:stole|has stolen|took) (?:the|my|our) (?:box|parcel|package|order)|(?:parcel|package|box|order) (?:was|got|has been) stolen|it'?s been (?:over |more than )?(?:\\d+|a|two|three|four|five|six) (?:days?|weeks?|months?)[^.?!]{0,20} (?:no|nothing|without) (?:my )?(?:parcel|package|order|delivery|news|answer|reply)|(?:my (?:order|parcel|package|box)|i|we|it) (?:only |just )?(?:came|arrived|got|received|was sent)(?: with)? (?:only |just )?(?:\\p{L}+ ){1,5}instead of|(?:my (?:order|parcel|package|box)|it) (?:came|arrived) (?:empty|incomplete|short|without)|stopped working|doesn'?t work|does not work|fell apart|broke (?:after|within|the first|in)|scam(?:mers?|med)?|rip ?off|terrible|awful|horrible|disgusting|ridiculous|unacceptable|disgrace(?:ful)?|pathetic|sucks|(?:is|are|was|were) (?:absolute |total |complete )?(?:trash|garbage|crap|rubbish)|worst (?:\\p{L}+ )?(?:service|shop|store|company|experience|ever)|(?:so|very|really|extremely|bitterly) (?:disappointed|upset|angry|annoyed|frustrated|unhappy)|i(?:'?m| am) (?:disappointed|upset|angry|furious|annoyed|frustrated|fed up|unhappy|pissed)|(?:want|need|give me|demand) my money(?: back)?|make a complaint|complain(?:t|ts|ing)?|no ?(?:one|body) (?:answers|replies|responds|answered|replied|responded|is answering|picks up)|sue you|charge ?back|bbb)|(?:order|parcel|package|delivery|stuff|it) (?:is |has |are )?still (?:not|hasn't|isn't|not yet) (?:here|arrived|come|turned up|shown up)",
    shopping:
      "(?:something|anything|smth|sth) (?:to|for|that|which|against|under|below|with(?:out)?|less|cheaper)|do (?:you|u) (?:guys )?(?:have|sell|carry|stock|offer|make|got)|have (?:you|u) got|(?:you|u) got|got any|^any (?!of|ideas?|news|chance|way|updates?|reason|problems?|issues?|help|advice|tips|other|more|difference)\\p{L}+|(?:any|some) (?:\\p{L}+ ){0,3}(?:in stock|available)|(?:looking|searching|shopping|hunting) for|show me|recommend\\p{L}*|suggest\\p{L}*|(?:want|like|where can i|can i|to|wanna) (?:to )?(?:buy|purchase)|i(?:'?m| am)? (?:after|in need of)|i (?:need|want|wanna|would like|'?d like)|gifts? for|presents? for|gift ideas?|price of|how much (?:is|are|does|do|for)|what(?:'?s| is|s) the price|costs?|cheap\\p{L}*|most expensive|best ?sellers?|most popular|which (?:\\p{L}+ ){1,3}(?:do (?:you|u)|would|is best|should i)|something (?:for|like|with|in|to wear)|what (?:\\p{L}+ ){1,3}do (?:you|u) (?:have|sell|carry)",
    policy:
      '(?:what|which) size|deliver(?:y|ies|ed|s|ing)?|ship(?:ping|ment|ped|s)?|post(?:age|al)|courier|mail service|return(?:s|ed|ing|able)?|refund(?:s|ed|able)?|money back|exchang(?:e|es|ed|ing|eable)|swap(?:s|ping)?|(?:send|give|bring|take) (?:it |them |this )?back|warrant(?:y|ies)|guarantee[ds]?|pay(?:ment|ments|ing|pal|able)?|klarna|afterpay|instal+ments?|invoices?|receipts?|(?:credit|debit) cards?|(?:opening|business|store|shop|your|ur) (?:hours|times)|open(?:ed|ing)? (?:on|until|till|today|now|tomorrow|at|sundays?|saturdays?|weekends?)|(?:are|r) (?:you|u) (?:guys )?open|contact|e-?mail|phone number|telephone|address|showroom|where (?:are|r) (?:you|u)|(?:you|u) (?:located|based)|size (?:guide|chart)|wash(?:ing|ed|able)?|clean(?:ing)?|care (?:for|instructions?)|tumble dry|dry(?:er|ing)?|iron(?:ing)?|(?:discount|promo|coupon) codes?|coupons?|student discount|vouchers?|gift ?(?:cards?|certificates?|wrap\\p{L}*)|newsletter|privacy|account|password|terms|customs|duties|tax(?:es)?|vat|about you|who are you|repair(?:s|ed)?|wholesale|bulk|resell(?:er|ers)?|pick(?:ed|ing)? ?(?:it |them |my order )?up|collect (?:it|my|in)|cancel\\p{L}*|pre-?order\\p{L}*|loyalty|reward points|store credit|final sale|minimum order|(?:hiring|jobs?|careers?|vacancies)',
  },
  followUp: {
    opening:
      'and|n|also|or|but|plus|what about|whatabout|how about|wat about|what of|ok(?:ay)? (?:and|but|so|what about)|and what about|same (?:question )?for|then',
    referring: "it|its|it's|itll|theyre|theyll|that|this|those|these|they|them|their|theirs|one|ones|dat|dis|em",
    general:
      'anything|something|everything|what do (?:you|u) (?:guys )?(?:have|sell)|what (?:else )?(?:you|u) got|what else|what kind of (?:stuff|things)|your products',
    ordinals: [
      '(?:the )?first one|the first(?! (?:order|time|purchase))|1st(?: one)?|number (?:one|1)|option (?:one|1)',
      '(?:the )?second one|the second|2nd(?: one)?|number (?:two|2)|option (?:two|2)',
      '(?:the )?third one|the third|3rd(?: one)?|number (?:three|3)|option (?:three|3)',
      '(?:the )?fourth one|the fourth|4th(?: one)?|number (?:four|4)|option (?:four|4)',
      '(?:the )?fifth one|the fifth|5th(?: one)?|number (?:five|5)|option (?:five|5)',
      '(?:the )?last one|the last(?! (?:day|time|order))|the latter|the final one',
    ],
    compare:
      'differences?|differs?|different(?: from)?|compare[ds]?|comparison|versus|vs\\.?|better|nicer|warmer|softer|bigger|stronger|or',
    joint: 'and|n|or|vs\\.?|versus|to|than|with|from|&',
  },
  asks: {
    duration:
      "how long(?! (?:is|are) (?:the|this|that|these|those|your) (?!deliver|ship|wait|warrant|guarant|return|refund|process|turn|lead|burn|window|sale|offer|discount|pre-?order|battery|shelf|code|trip|exchange))(?! (?:is|are) (?:it|they|this|these) *(?:\\?|$|in(?!\\p{L})))|how many (?:business |working |more )?(?:days|weeks|hours|months|years)|how (?:soon|fast|quick(?:ly)?)|how much (?:longer|time)|what(?:'?s| is) (?:the |ur |your )?(?:turnaround|lead|wait(?:ing)?|delivery|shipping|processing|burn) time",
    time: "when|what time|what (?:day|days|date)|(?:which|what) days|until when|by when|til when|how (?:late|early)|(?:what (?:are|r)|what'?s|whats) (?:your|ur|the) (?:opening |business |store |shop )?(?:hours|times),when will i get my refund,when will i get a refund,when will i get the refund,when will i get refunded,when will i get my money,when will i get the money,when do i get my refund,when do i get a refund,when do i get the refund,when do i get refunded,when do i get my money,when do i get the money,when would i get my refund,when would i get a refund,when would i get the refund,when would i get refunded,when would i get my money,when would i get the money,when will i receive my refund,when will i receive a refund,when will i receive the refund,when will i receive refunded,when will i receive my money,when will i receive the money,when do i receive my refund,when do i receive a refund,when do i receive the refund,when do i receive refunded,when do i receive my money,when do i receive the money",
    cost: 'how much(?! (?:longer|time))|prices?|pricing|costs?|fees?|charges?|how (?:expensive|pricey|cheap)|what do (?:you|u) charge|what (?:do|would|will|must) (?:i|we) (?:have to |need to )?pay|what (?:do|would) (?:you|u|ya) (?:want|ask) for|set(?:s|ting)? (?:me|us|you|a person) back|what(?:.?s| is| are| do| does| will| would)?[^?.!]{1,60} (?:go(?:es|ing)? for|runs?(?: me| us| you)?(?=\\W*$| and ))|(?:what(?:.?s| is) the damage)(?=\\W*$)|shipping rates?',
    count:
      'how many(?! (?:business |working |more )?(?:days|weeks|hours|months|years))|how often|what number|how much of',
    place:
      "where(?:'?s|'?re|abouts)?|what (?:city|state|town|country|address|location)|which (?:city|state|country|countries|store|stores)|(?:what(?:'?s| is|s)) (?:your|ur|the) (?:address|location)|to which",
    person: "who(?:'?s|'?re)?|whom|whose|by whom",
    method:
      "how(?! (?:long|much|many|soon|fast|quick|quickly|late|early|often|expensive|pricey|cheap|big|large|tall|wide|high|deep|thick|heavy|old|far|small|are you|r u|about|come))|what(?:'?s| is|s) the (?:best |right )?(?:way|process|procedure)|what (?:do|should|must) i (?:do|need to do)|steps (?:to|for)|(?:the|what) steps|step by step|(?:ordering|return|buying|booking) process|walk me through|in which way",
    reason: "why|how come|what(?:'?s| is) the reason|for what reason|y (?:is|are|do|does)",
    which:
      'which|what (?:kinds?|types?|sorts?|colou?rs?|sizes?|brands?|models?|materials?|fabrics?|scents?|options?|payments?|cards?|carriers?|couriers?|methods?|countries|styles?|else)',
  },
  questionWords: "what|whats|what's|which|who|whose|where|when|why|how",
  askedMeasures: 'how (?:long|much|many|often|soon|fast|quickly|far)',
  yesNo:
    "any (?!of|ideas?|news|chance|way|updates?|reason|problems?|issues?|help|advice|tips)|(?!(?:can|could|would|will) (?:you|u) (?:please |pls |kindly )?(?:tell|say|explain|let me know|give|show|send|list|help)|do (?:you|u) know (?:how|when|where|what|why|who|which)|don'?t (?:want|wanna|need|like|think|know|mind|care|worry|forget))(?:is|are|r|am|was|were|do|does|did|can|could|will|would|should|shall|has|have|may|might|must|isn'?t|aren'?t|don'?t|doesn'?t|didn'?t|can'?t|couldn'?t|won'?t|wouldn'?t|shouldn'?t|haven'?t|hasn'?t|is it possible|any|got|u|you|there)",
  leave: [
    [
      '^(?:is|would) it (?:be )?(?:ok|okay|fine|alright|all right|possible|allowed|permitted) (?:to|for me to|if (?:i|we))\\s+',
      'can I ',
    ],
    ['^(?:am i|are we) (?:allowed|permitted|able) to\\s+', 'can I '],
    ['^(?:may|could) (?:i|we)\\s+', 'can I '],
    [
      '^(?:is|are) (?:(?:a|an|the|my|our)\\s+)?((?:\\p{L}+\\s){0,2}\\p{L}+?) (?:allowed|permitted|welcome|ok|okay)(?: (?:in|inside|into|at)(?: (?:the|your))? (?:shop|store|showroom|place))?(?=\\s*[?.!]*$)',
      'can I bring $1',
    ],
    [
      '^(?:may|can|could) (?!(?:i|we|you|u|it|they|this|that) )((?:\\p{L}+\\s){0,2}\\p{L}+?) (?:come|go) (?:in|inside|along|with (?:me|us)|into (?:the|your) (?:shop|store|showroom|place))(?=\\s*[?.!]*$)',
      'can I bring $1',
    ],
    ['(?<!\\p{L})take ((?:\\p{L}+\\s){1,3})(?:with (?:me|us)|along)(?!\\p{L})', 'bring $1'],
  ],
  leaveGiven:
    'welcome|allow(?:ed)?|permitted|forbidden|(?:may|can|bring|take) (?:\\p{L}+ ){0,3}(?:in|inside|along|with)',
  whether: {
    opening:
      'do (?:you|u) (?:also |ever |still )?(?:have|offer|sell|give|provide|accept|stock|carry)|have (?:you|u) got|(?:is|are) there',
    verbs: 'offer sell give provide got accept stock carry',
    yes: 'yes|yep|yeah|of course|certainly|sure',
  },
  namedDays: {
    christmasEve: 'christmas eve|xmas eve',
    christmasDay: 'christmas day|xmas day|first day of christmas',
    boxingDay: "boxing day|st\\.? stephen's day|second day of christmas",
    christmas: 'christmas|xmas|yuletide',
    newYearsEve: "new year's eve|new years eve|nye",
    newYearsDay: "new year's day|new years day",
    newYear: "new year|new year's|new years",
    goodFriday: 'good friday',
    easterMonday: 'easter monday',
    easter: 'easter',
    blackFriday: 'black friday',
  },
  units:
    'days?|hours?|hrs?|weeks?|wks?|months?|years?|yrs?|minutes?|mins?|seconds?|people|persons?|pieces?|pcs|items?|units?|sets?|packs?|pairs?|sheets?|rolls?|ply|times|inch(?:es)?|in(?!\\s*\\p{L})|feet|foot|ft|yards?|yds?|miles?|mm|cm|m\\b|metres?|meters?|km|m²|kg|kilos?|g\\b|gsm|gr?amm?s?|mg|ml|cl|l\\b|litres?|liters?|gallons?|oz|ounces?|lbs?|watts?|w\\b|volts?|v\\b|amps?|mah|lumens?|kelvin|k\\b|degrees?|carats?|ct|karat|business days?|working days?|stars?|points?',
  timeUnits:
    'business days?|working days?|days?|hours?|hrs?|weeks?|wks?|months?|years?|yrs?|minutes?|mins?|seconds?|fortnights?|nights?|weekends?',
  numbers: [
    'one|a|an|a single',
    'two|a couple(?: of)?',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve|a dozen',
  ],
  currencies:
    '(?:us |canadian |american |australian )?dollars?|bucks?|quid|euros?|pounds?(?: sterling)?|francs?|kron(?:er|or)|yen|rupees?|lira',
  percent: 'percent|per cent|pct',
  without:
    'without|w/o|(?<=(?:[,;]|\\b(?:but|with|and))\\s{1,3})no(?!\\s+(?:need|matter|problem|idea|rush|worries|thanks|more|longer|one|thank)\\b)|(?:that|which) (?:is|are) not|(?:that|which) (?:is|are)n.?t|excluding|exclude|except(?: for)?|(?:do not|don.?t) (?:want|like)(?: any)?(?! (?:to|it|that|this|them)\\b)|other than|anything but|free of|(?<!\\b(?:is|are|was|were|do|does|did|has|have|can|could|will|would|should|why|it|if|or|may|must|you|u|i|we|they|still)\\s)not',
  lacking: '-free|free(?= (?:one|ones|option|options|version|candles?|soaps?|products?))|less(?= (?:one|ones))',
  amountWords:
    'thirteen 13, fourteen 14, fifteen 15, sixteen 16, seventeen 17, eighteen 18, nineteen 19, twenty 20, thirty 30, forty 40, fifty 50, sixty 60, seventy 70, eighty 80, ninety 90, hundred *100, thousand *1000, k *1000, grand *1000, fiver 5, tenner 10',
  comparatives: {
    cheaper: 'cheaper|less expensive|costs? less|more affordable|lower priced',
    dearer: 'more expensive|pricier|dearer|costs? more|costlier',
    bigger: 'bigger|larger|wider|longer|taller|(?:holds?|fits?) more|more (?:room|space|capacity)|roomier',
    smaller: 'smaller|shorter|narrower|more compact|(?:holds?|fits?) less',
    heavier: 'heavier|weighs? more',
    lighter: 'lighter|weighs? less',
    brighter: 'brighter|more light|stronger light|more luminous|shines? (?:more|stronger)',
  },
  prices: {
    atMost: [
      '(?:under|below|beneath|within|max(?:imum)?\\.?(?: of)?|up to|at most|less than|lower than|cheaper than|no more than|not more than|(?:nothing|not|no|never) (?:over|above|beyond|exceeding|more than|higher than)|(?:not|\\p{L}+n.?t|cannot) (?:want to |wanna |going to )?(?:spend|pay|go|cost) (?:more than|over|above)|(?:not|\\p{L}+n.?t) (?:exceed|go past)|sub(?= ?[$€£])|without (?:going|spending) (?:over|above|more than)|for less than|budget(?: is| of)?) N',
      'N (?:or less|or under|max(?:imum)?|at most|tops|budget|(?:or so )?to spend)',
      '(?:only |just )?(?:got|have)(?: only| just)?(?: like| about| around)? N (?:to spend|budget|to my name)',
      '(?:only |just )?(?:got|have|with)(?: only| just)?(?: like| about| around)? (?=[$€£]|\\d+ (?:dollars|bucks|euros?|pounds|quid))N',
      '(?:get|buy|afford)(?: \\p{L}+){0,2} (?:for|with) N',
      'N is (?:my|our|the) (?:absolute |very )?(?:max(?:imum)?|limit|budget)',
    ],
    atLeast: [
      '(?:over|above|beyond|at least|min(?:imum)?(?: of)?|more than|higher than|starting (?:at|from)|from) N',
      'N (?:or more|and up|and above|upwards|min(?:imum)?|plus)',
      '(?=[$€£])N\\+',
    ],
    between: ['(?:between|from) N(?: (?:and|to) |\\s*[-–]\\s*)N'],
    about: ['(?:about|around|approximately|approx\\.?|roughly|circa|near) N', 'N (?:or so|ish)'],
    cheapest: [
      'cheapest(?: (?:one|ones|option))?',
      'least expensive',
      'lowest price[ds]?',
      'most affordable',
      'lowest[ -]cost',
      'least pricey',
      'most budget[ -]friendly',
      'costs? the least',
    ],
    dearest: ['most expensive', 'priciest', 'highest price[ds]?', 'dearest', 'most costly', 'costs? the most'],
    onSale: [
      'on sale',
      'discount(?:ed|s)?(?! codes?)',
      'reduced(?: items?)?',
      '(?:on )?clearance',
      'special offers?',
      'sale items?',
      'in (?:the|your) sale',
      'bargains?',
      'promo(?:tion)?s?(?! ?codes?)',
      'deals',
      'on offer',
      '(?:marked|slashed) down',
      'knocked down(?! (?:the|my|a|an|it|his|her|our)\\b)',
      'price drops?',
      'going cheap(?:er)?',
      'money off',
    ],
  },
  concepts: {
    delivery:
      'delivery,shipping,ship,ships,shipped,shipment*,postage,deliver,delivers,delivered,delivering,deliveries,delivery time*,shipping time*,delivery date*,delivery cost*,delivery fee*,delivery charge*,shipping cost*,shipping fee*,shipping rate*,shipping charge*,shipping price*,delivery price*,shipping included,free shipping,free delivery,free postage,free ship,ship free,ships free,shipping free,delivery free,shippin,shiping,shippment,shippng,delivry,delivary,dilivery,deliverd,by mail,by post,local delivery,home delivery,drop it off at,drop off at,to my house,to my door,parcel,parcels,my package,my parcel,mail it,mail them,mailed,mail order,post it to,posted to,send it to,send them to,send it,send them,sending to,send to,do you send,can you send,u send,it sent to,them sent to,sent to me,get it to me,get them to me,get to me,get here,arrive,arrives,arrived,arriving,reach me,reach my,in transit,transit time*,freight,s&h,do you post,can you post,post to,posting to,when will i get,when do i get,when would i get,when will i receive,when do i receive,when can i expect my,when should i expect my,when does it come,when will it come,when do they come,it gets here,they get here,to come',
    dispatch:
      'dispatch*,despatch*,processing time*,processing,process my order,process an order,process orders,handling time*,handling,ships out,ship out,shipped out,send out,sent out,leave the warehouse,leaves the warehouse,fulfil,fulfill,fulfilled,fulfilment,fulfillment,turnaround*,lead time*,ready to ship,prepare my order,prepare an order,orders processed,process your order,process all orders,process most orders,process and ship,to be processed,pack your order,packing your order,prepare your order,ship within,ships within,shipped within,orders ship,order ships,leave our,leaves our,cut-off time*,order cutoff',
    carrier:
      'carrier,carriers,courier,couriers,ups,usps,fedex,fed ex,dhl,dpd,gls,evri,royal mail,canada post,australia post,an post,parcelforce,purolator,ontrac,delivery compan*,shipping compan*,shipping partner*,shipping provider*,delivery service*,mail service*,mail carrier*,postal service*,post office,shipping method*,delivery method*,who delivers,who do you ship with,who do you use to ship,who ships,ship with,ship via',
    tracking:
      'tracking,tracking number*,tracking link*,tracking info*,tracking code*,tracking id,track my,track it,track an order,track order*,track your order,track the,track a,tracked,trackable,trace my,follow my parcel,shipping confirmation*,trackin,traking,shipping status,delivery status',
    abroad:
      'international,worldwide,internationally,abroad,overseas,international shipping,international order*,international deliver*,outside the us,outside the usa,outside of the us,outside the uk,outside of the uk,outside the united states,outside the eu,outside the country,outside of the country,out of the country,other countries,other country,another country,my country,which countries,what countries,countries,foreign countr*,globally,intl,to europe,to the eu,across europe,within the eu,non-us,all over the world,around the world,across the world,anywhere in the world,cross-border,ship everywhere,ship anywhere,deliver everywhere,internation,internationaly,world wide',
    customs:
      'customs,customs dut*,customs fee*,customs charge*,import dut*,import tax*,import fee*,import charge*,custom fee*,custom dut*,custom charge*,duties,duties and taxes,taxes and duties,tariff,tariffs,brokerage,border fee*,customs clearance',
    pickup:
      'pickup,pick up,local pickup,store pickup,in-store pickup,curbside,picked up,picking up,pick it up,pick them up,pick my order up,pick up in store,pick-up point*,pickup point*,click and collect,click & collect,collect in store,collect it,collect my order,collect from,collect in person,collection point*,come and get it,come get it,come by and get,come pick,free pickup,get it in person,collect my parcel,collected here,be collected,collection from our,collection from the shop,collection from the store,swing by,grab my order',
    express:
      'express,expedited,overnight shipping,overnight delivery,priority,express shipping,express delivery,rush,rush order*,next-day,same-day,ship overnight,overnight it,overnighted,expedite,expediting,priority mail,priority shipping,2-day shipping,two-day shipping,faster shipping,faster delivery,fast shipping,fast delivery,quick delivery,quicker,fastest,asap,urgent,urgently,in a hurry,speed up,need it by,need them by,need this by,get it by,get it before,in time for,by tomorrow,arrive before,arrive by,here by,delivered by,same day delivery,next day delivery',
    returns:
      "return,returns,returned,returning,send back,send something back,send things back,send stuff back,send an item back,send items back,send this back,send that back,send these back,send my order back,sending something back,sending things back,sending items back,send one back,return polic*,return window,return period,return label*,returnable,free return*,sending back,send it back,send them back,sent back,sending it back,give it back,give back,bring it back,bring back,take it back,take back,return it,return them,return items,no longer want,not want it anymore,don't want it,don't want them,change my mind,changed my mind,change your mind,if it doesn't fit,doesn't fit me,if i don't like,don't like it,do not like it,don't love it,not satisfied,not happy with it,unhappy with it,if i hate it,rma,cooling off,ship it back,mail it back,retun,retrun,refuse delivery",
    refund:
      'refund,refunds,refunded,refunding,money back,refundable,refund polic*,full refund*,partial refund*,my money back,get money back,get my money,money back guarantee*,moneyback,reimburse,reimbursed,reimbursement*,credited back,refund me,give me my money,chargeback,charge back,re-fund,refun,when will i get my refund,when will i get a refund,when will i get the refund,when will i get refunded,when will i get my money,when will i get the money,when do i get my refund,when do i get a refund,when do i get the refund,when do i get refunded,when do i get my money,when do i get the money,when would i get my refund,when would i get a refund,when would i get the refund,when would i get refunded,when would i get my money,when would i get the money,when will i receive my refund,when will i receive a refund,when will i receive the refund,when will i receive refunded,when will i receive my money,when will i receive the money,when do i receive my refund,when do i receive a refund,when do i receive the refund,when do i receive refunded,when do i receive my money,when do i receive the money',
    exchange:
      'exchange,exchanges,exchanged,exchanging,exchangeable,swap,exchange polic*,free exchange*,swaps,swapped,swapping,swop,trade it for,trade it in,switch it for,switch sizes,switch size*,swap size*,change the size,for a different size,for another size,for a bigger size,for a smaller size,for a bigger one,for a smaller one,get a bigger size,get a smaller size,ordered the wrong size,wrong size,exchnage,exhange',
    cancel:
      'cancel,cancels,cancellation*,cancelled,canceled,cancelling,canceling,cancelation*,cancle,cancell,call off my order,change my order,edit my order,modify my order,amend my order,change an order,modify an order,edit an order,ordered by mistake,ordered by accident,stop my order,undo my order,change after ordering,back out of',
    restocking:
      'restocking fee*,restock fee*,re-stocking fee*,restocking charge*,re-stocking charge*,return fee*,deducted,deduct',
    condition:
      'unused,already wore,already wore it,used it once,original condition,original packaging,unworn,unwashed,unopened,tags attached,with tags,in new condition,same condition,like new,resalable,resaleable,resellable,original box,original tags,proper condition,good condition,condition of return*,conditions for return*,opened package,opened the package,opened the box,already opened,already opened it,if i open*,opened it,i opened,after opening,if opened,already worn,worn it,wore it,if i wore,used it already,already used,used item,used items,a used,been used,used once,tried it,tried it on,try it on,washed it already,already washed,without the box,without tags,without the original,lost the box,threw away the box,threw out the packaging,cut the tags,cut off the tags,removed the tags,took off the tags',
    final_sale:
      "final sale*,all sales are final,all sales final,sales are final,non-returnable,not returnable,cannot be returned,can't be returned,can not be returned,not eligible for return*,non-refundable,not refundable,no returns,no refunds,return exclusion*,exempt from return*,return sale items,returns on sale,return a sale item,return clearance,what can't i return,excluded from return*,non-exchangeable",
    damaged:
      "damaged,a rip,rip in,a tear in,hole in it,hole in the,defective,broken,faulty,damage,damages,defect,defects,broke,cracked,shattered,smashed,scratched,dented,torn,chipped,leaked,leaking,crushed,melted,stained,ripped,bent,busted,ruined,messed up,in pieces,arrived broken,doesn't work,does not work,not working,stopped working,malfunction*,wrong item*,wrong product*,wrong order*,wrong colour,wrong color,wrong thing*,wrong one,sent me the wrong,incorrect item*,incorrect order*,not what i ordered,bad quality,poor quality,fell apart,came apart,falling apart,dead on arrival,damged,brocken,defectiv",
    missing:
      "missing,lost in transit,lost package*,lost parcel*,never arrived,not arrived,hasn't arrived,has not arrived,haven't arrived,didn't arrive,did not arrive,doesn't arrive,does not arrive,hasn't come,didn't come,never came,never received,not received,haven't received,have not received,didn't receive,did not receive,don't receive,never got,didn't get my,didn't get it,haven't got my,havent gotten,still waiting,lost in the mail,lost in the post,package lost,parcel lost,gets lost,got lost,stolen,stolen package*,incomplete order,incomplete,left out,not in the box,marked as delivered,marked delivered,says delivered,says it was delivered,not delivered,undelivered,is late,running late,delayed,delays,overdue,taking so long,taking forever",
    payment:
      'payment,payments,pay,payment method*,payment option*,paypal,paying,paid,payable,methods of payment,ways to pay,forms of payment,pay with,pay by,pay pal,apple pay,applepay,google pay,gpay,shop pay,amazon pay,samsung pay,venmo,cash app,cashapp,zelle,cash on delivery,cash,bank transfer*,wire transfer*,money order*,cheque,cheques,pay by check,personal check*,bitcoin,crypto,cryptocurrency,net 30,payement,paymnt,how can i pay',
    card: 'credit card,credit cards,debit card*,visa,mastercard,master card*,amex,american express,creditcard*,discover card*,prepaid card*,maestro,bank card*,card payment*,pay by card,by card,with card,with a card,with my card,my card,card declined,card was declined,cards do you,which cards,what cards,take cards,accept cards,card details,credit or debit,credit/debit',
    instalments:
      'installment*,instalment*,klarna,afterpay,affirm,sezzle,clearpay,laybuy,zip pay,quadpay,shop pay installments,pay in 4,pay in four,pay in 3,pay in three,pay later,pay over time,buy now pay later,bnpl,payment plan*,financing,finance,finance it,pay monthly,monthly payment*,in payments,layaway,lay-away,lay-by,split the payment,split payment*,split it up,split the cost,spread the cost,instalement*,after pay,partial payment*',
    invoice:
      'invoice,invoices,receipt,receipts,proof of purchase,invoiced,invoicing,vat invoice,order receipt,itemised bill,itemized bill,packing slip*,a bill,send me the bill,copy of my receipt,reciept*,recipt*,price on the package,price in the box,include the price,include a receipt',
    tax: 'tax,taxes,sales tax*,vat,gst,hst,taxed,taxable,tax exempt*,tax-free,tax included,including tax,include tax,incl tax,plus tax,charge tax,tax id,before tax,after tax,duty free',
    currency:
      'currency,currencies,exchange rate*,us dollars,in dollars,in euros,in pounds,in usd,in cad,in gbp,in eur,in aud,usd or cad,cad or usd,us or canadian,canadian dollars,american dollars,in my currency,which currency,convert the price,conversion rate*,local currency,prices in',
    warranty:
      'warranty,warranties,guarantee,guaranteed,lifetime guarantee,lifetime warranty,guarantees,warranted,warrent*,warrenty,waranty,garantee*,guarentee*,gaurantee*,under warranty,covered under,product registration,replacement polic*,replace it if',
    repair: 'repair,repairs,repaired,repairing,repairable,mending,mended,fix it if',
    contact:
      'contact,contact us,get in touch,customer service,customer support,contacts,contacting,contacted,contact form*,contact info*,contact details,customer care,support team,reach you,reach us,reach out,reach someone,reach somebody,reach customer,get hold of,get a hold of,get ahold of,in touch with,talk to,talk with,speak to,speak with,message you,message us,write to you,helpline,help desk,helpdesk,live chat,dm you,dm,whatsapp,whats app,instagram,facebook,tiktok,social media,ig,contect,cotact,who do i ask,who can i ask,respond,response time,reply to',
    email:
      'email,e-mail,emails,emailed,emailing,email address*,mail address,mail you,gmail,email you,email us,send an email,send you an email,emial,by email,via email,email or phone',
    phone:
      'phone,phone number*,telephone,call us,telephone number*,call you,call you guys,can i call,can i phone,give you a call,give us a call,ring you,ring up,phone you,phone no,over the phone,by phone,tel,tel no,number to call,number i can call,call someone,a number i can,hotline,toll-free,cell number,mobile number,contact number*,support number,customer service number,your number,ur number,text you,text us,fone,phonenumber',
    address:
      "address,located,location,locations,addresses,street address,physical address,mailing address,return address,headquarters,hq,where are you,where are you based,where are u based,where r u based,where are you located,where are u located,where are you guys based,where are you guys located,where is your warehouse,warehouse,where are u,where r u,where r you,where you at,where are you guys,where is your,where are your,where's your,whats your address,are you based,you based,are you from,are you guys from,you guys from,where are you from,u from,based in,based out of,where you based,your base,find you,get to you,directions,directions to,what city,which city,what state,which state,what town,which town,what part of,what street,where exactly,whereabouts,where do you operate,ship from,ships from,shipping from,shipped from,post code,postcode,your zip code,zip code of,adress,adresss,loacted,location of",
    hours:
      'opening hours,opening times,business hours,store hours,=open,shop hours,hours of operation,working hours,office hours,open hours,your hours,ur hours,the hours,what hours,hours are you,opening,are you open,are u open,you open,u open,r u open,you guys open,open on,open today,open now,open until,open till,open tomorrow,open late,open at,open sunday*,open saturday*,open weekend*,open monday,open to the public,store open,shop open,still open,when open,when do you open,do you open,do you close,you close,close at,closing time*,closed on,closed today,are you closed,24/7,weekend hours,holiday hours',
    shop: 'store,shop,showroom,stores,shops,retail location*,showrooms,physical store*,physical location*,physical shop*,brick and mortar,in person,in-store,instore,walk-in,visit you,visit your,boutique,boutiques,storefront*,store front,stockist*,retailer,retailers,real store,actual store,local store,near me,nearest,online only,only online,try on in,see it in person,see them in person,where can i find your,sold in stores,in stores,sells your,who sells,that sells,carries your,anywhere near,physical locaton,any branches',
    order:
      'order,orders,ordering,ordered,purchase,my order,order number*,purchases,purchased,purchasing,place an order,placing an order,place order,order online,order confirmation*,online order*,checkout,check out my cart,my cart,shopping cart,add to cart,basket,buy online,how do i buy,how to buy,how can i buy,how do i order,how to order,oder,ordr',
    minimum:
      'minimum,minimum order*,minimum purchase*,order minimum*,minimum spend,minimum quantity,minimum quantities,minimum amount,min order,min purchase,min qty,moq,least i can order,smallest order,smallest amount,minimun,minimums',
    wholesale:
      'wholesale,bulk,wholesaler*,bulk order*,in bulk,trade account*,trade customer*,trade price*,trade pricing,trade discount*,reseller*,resell,resale,distributor*,distribution,dealer,dealers,b2b,large order*,large quantity,large quantities,big order*,case pack*,case price*,stock your products,carry your products,sell your products,sell your,stock your,private label*,white label,drop-ship*,dropship*,corporate order*,corporate gift*,corporate account*,corporate pric*,volume discount*,volume pric*,quantity discount*,quantity pric*,bulk discount*,bulk pric*,for my store,for my shop,for my boutique,for my business,retail partner*,own a boutique,own a store,own a shop,i have a store,i have a shop,i have a boutique,carry your,stocking your,whole sale,business account*',
    discount:
      'discount,outlet items,outlet goods,outlet products,discounts,discount code*,coupon,promo code*,coupons,coupon code*,discounted,promo,promos,promotion,promotions,promotional,voucher code*,sale,sales,on sale,deal,deals,special offer*,specials,offers,clearance,percent off,money off,off code,black friday,cyber monday,first order discount*,first-time discount*,bundle deal*,bundles,bundle,reduced price*,marked down,markdown*,price match*,price drop,bogo,buy one get one,buy 2 get,any codes,any code,a code,discout*,dicount*,discont*,cupon*,coupn,sale items',
    gift_card:
      'gift card,gift cards,gift voucher*,gift certificate*,voucher,vouchers,giftcard*,gift cert,e-gift*,egift*,e-gift card*,digital gift card*,physical gift card*,e-voucher*,gift code*,redeem a gift,redeem my gift,redeem a voucher,gift balance,gif card*,gift crad*',
    store_credit:
      'store credit*,shop credit,credit note*,account credit,merchandise credit*,site credit,online credit,instead of a refund,as credit,for credit,get credit',
    loyalty:
      'loyalty,rewards,loyalty program*,loyalty points,reward*,reward points,rewards program*,reward program*,points,earn points,redeem points,use my points,membership*,become a member,vip,referral*,refer a friend,refer friends,cashback,cash back,subscribe and save,subscribe & save,punch card,bonus points,loyalty programme*,loyalty scheme*,loyalty card*,loyalty club*,reward scheme*,rewards scheme*,rewards programme*,reward card*,rewards card*,rewards club*,points scheme*,points card*,points program*,points programme*,bonus scheme*,bonus program*,bonus programme*,bonus card*,stamp card*,collect points,customer card*,membership card*',
    preorder:
      'pre-order*,pre-ordered,order in advance,advance order*,ordering in advance,reserve one,reserve it,reserve an item,reserve,presale,pre-sale,preoder*',
    privacy:
      'privacy,privacy polic*,personal data,personal information,personal info,data protection,gdpr,ccpa,my data,cookie polic*,use cookies,sell my info*,sell my data,share my info*,share my data,delete my data,delete my info*,secure checkout,secure payment*,site secure,website secure,safe to order,safe to buy,safe to pay,data secure,payment secure,unsubscribe,opt out,terms of service,terms and conditions,ssl',
    account:
      'account,my account,create an account,accounts,log in,login,logging in,sign in,sign up,signing up,signup,register,registration,password,passwords,reset my password,forgot my password,my profile,order history,guest checkout,as a guest,checkout as guest,username,user name,acount,accout,loggin',
    jobs: 'careers,jobs,job,career,hiring,vacancy,vacancies,job opening*,job application*,work for you,work with you guys,work there,work at your,join your team,join the team,employment,apply for a,apply for work,apply to work,internship*,open position*,openings,resume,my cv,recruiting,recruitment,hire me,hire people,hire staff,hire anyone,looking to hire,want to work,brand ambassador*,ambassador*',
    owner:
      "owner,owners,founder,founders,our story,about us,founded by,co-founder*,who owns,who runs,who started,who founded,who created,who is behind,who's behind,behind the brand,behind this,about you,about your company,about the company,about the brand,about your brand,your story,your company,your brand,brand story,company history,family owned,family-run,family business,small business,woman owned,women owned,black owned,veteran owned,locally owned,ceo,team behind,who are you guys,your mission,mission statement,your values,who makes your",
    since:
      'founded,established,=since,how long have you been,how long you been,how long has your,how long has the,when did you start,when did you open,when were you,when was the company,when was your,in business,been around,been in business,been open,been selling,been making,years in business,year founded,started in,established in,founded in,how old is your,how old is the company,how old are you guys',
    event:
      "event,events,workshop,workshops,pop-up,pop-ups,popup shop*,craft fair*,craft show*,trade show*,trunk show*,exhibition*,farmers market*,farmer's market*,market stall*,markets,classes,candle making,private event*,host a party,book a party,festival*,meetup*,open house,upcoming event*,tour,tours",
    review:
      'review,reviews,rating,ratings,testimonial*,reviewed,customer review*,feedback,what do people say,what do people think,what do customers say,what do customers think,what others say,people think of,what people say,opinions,opinion,star rating*,any good,good reviews,bad reviews,leave a review,write a review,trustpilot,reveiw*',
    time: 'days,how long,how soon,how fast,delivery time*,shipping time*,business days,working days,delivery date*,how quick,how quickly,how many days,how many weeks,how much longer,transit time*,processing time*,lead time*,turnaround*,turnaround time*,wait time*,waiting time*,when will,when does it,when do i get,when can i expect,when should i expect,what day,which day,eta,time frame,timeframe,estimated arrival,estimated delivery,arrival date,take to arrive,takes to arrive,take to get,by when,how lon,how log,weeks',
    cost: 'price,prices,cost,costs,fee,fees,charge,charges,charged,pricing,rates,rate,how much,priced,costing,how expensive,expensive,pricey,cheap,cheaper,delivery cost*,delivery fee*,delivery charge*,delivery price*,shipping cost*,shipping fee*,shipping rate*,shipping charge*,shipping price*,shipping included,return fee*,price list*,what do you charge,hw much,how mutch,how mch,price range,total cost,extra charge*,additional charge*',
    free: '=free,free shipping,free delivery,free of charge,free postage,free ship,complimentary,for free,free return*,free exchange*,free pickup,ship free,ships free,shipping free,delivery free,is it free,return for free,no charge,no extra charge,at no cost,at no charge,no cost,without charge,gratis,postage free,fre shipping,feee shipping',
    stock:
      'in stock,available,availability,buy it now,order it now,buy it today,buy this now,can i still get,can i still buy,can i still order,out of stock,sold out,stock,in-stock,stocked,restock,restocked,restocking,restocks,back in stock,coming back,back yet,is back,are back,back again,got left,all gone,still in stock,do you still have,still have,still sell,still selling,still make,any left,some left,one left,ones left,still left,how many left,still available,unavailable,not available,inventory,run out,ran out,back-order*,back-ordered,waitlist,wait list,notify me,on hand,availble,avaliable,availible,instock,instok,outofstock,discontinued',
    size: 'size,sizes,dimensions,measurements,sizing,dimension,measurement,measure,measures,length,width,height,depth,diameter,thickness,thick,how big,how large,how tall,how wide,how high,how deep,how thick,how small,how long is it,how long is this,how long are they,how long are these,how long is the,what length,inches long,inches wide,xxs,xs,xl,xxl,xxxl,2xl,3xl,4xl,5xl,in small,in medium,in large,in a small,in a medium,in a large,in s,in m,in l,extra large,extra small,plus size*,petite,one size,king size,queen size,szie,siz,sizs,dimentions',
    size_guide:
      'size guide*,size chart*,sizing chart*,sizing guide*,size table*,measurement chart*,measuring guide*,fit guide*,find my size,what size should,what size do i,what size am i,what size would,what size will,what size to,which size should,which size do i,which size would,which size to,which size is right,my size,right size,correct size,size for me,size to get,size to order,size to buy,size should i,size do i need,how do i measure,how to measure,how should i measure,know my size',
    fit: 'fit,fits,true to size,fitting,fitted,run small,runs small,run large,runs large,run big,runs big,run true,runs true,tight,loose,slim fit,regular fit,relaxed fit,loose fit,size up,size down,sizing up,stretchy,stretch,stretches,oversized,too big,too small,snug,baggy,model wearing,model wears,how does it fit,how do they fit,how does this fit,tts,roomy,flattering',
    material:
      'material,materials,fabric,made of,made from,fabrics,made out of,composition,what is it made,made with,fiber content,fibre content,textile,thread count,blend,lining,lined,gsm,made off,matirial,meterial,materiel,cotton or polyester,what kind of cotton,type of wood,what metal,polyester',
    made: 'made,made in,handmade,manufactured,produced,country of origin,hand-made,handcrafted,hand-crafted,made by hand,hand-poured,where is it made,where is this made,where are they made,where are these made,where are your,origin,manufacturer,manufacture,manufacturing,come from,comes from,imported,imported from,sourced,woven in,crafted in,factory,factories,who makes,where do you make,where do you source,authentic,genuine',
    wash: 'wash,machine wash*,washing,washed,care instruction*,washes,washable,hand-wash*,care guide*,care tips,=care,care for,caring for,take care of,look after,looking after,laundry,launder,laundering,clean it,clean them,clean the,clean this,clean these,clean my,cleaned,cleaning,how to clean,how do i clean,dry-clean*,dryer,drier,tumble dry*,tumble,air dry,line dry,iron it,can i iron,ironing,ironed,bleach,shrink,shrinks,shrinkage,fade,fades,fading,dishwasher*,stain removal,remove stains,get stains out,detergent,fabric softener,softener,maintain,maintenance,polish it,washer,washing machine,colour fast,color fast,whash',
    weight:
      'weight,weigh,weighs,how heavy,heavy,lightweight,light weight,heavyweight,how much does it weigh,how much do they weigh,how much does this weigh,how light,in grams,in pounds and ounces,wieght,weigth',
    colour:
      'colour,colours,color,colors,coloured,colored,colourway*,colorway*,what shade,which shade,shades,hue,hues,what colors,other colors,other colours,colr,colro,collor,coulor',
    scent:
      'scent,scents,fragrance,fragrances,smell,scented,smells,smelling,aroma,aromas,perfume,perfumes,odor,odour,unscented,scent notes,what notes,notes in,top notes,base notes,scent throw,hot throw,cold throw,how does it smell,what does it smell,strongest scent*,strong smell,sent like,essential oil*',
    ingredients:
      "ingredients,ingredient,contain,contains,containing,what's in it,what is in it,what's in the,what is in this,what's in this,paraben*,phthalate*,sulfate*,sulphate*,paraben free,phthalate free,sulfate free,alcohol free,lead free,natural ingredients,all natural,organic,chemicals,vegan,cruelty-free,animal testing,tested on animals,soy wax,beeswax,what wax,kind of wax,type of wax,paraffin,wax blend,preservative*,additives,formula,formulated,non-toxic,inci,synthetic,ingrediants,ingridients,ingrediens",
    allergy:
      'allergy,allergies,allergic,allergen*,hypoallergenic,hypo-allergenic,sensitive skin,allergic reaction*,eczema,psoriasis,rash,rashes,irritate,irritation,irritating,gluten,gluten free,nut free,dairy free,nuts,latex,lactose,asthma,pregnant,pregnancy,while pregnant,breastfeeding,safe for baby,safe for babies,safe for kids,safe for pets,safe for dogs,safe for cats,pet safe,pet-friendly,kid safe,fragrance free,bpa free,bpa,nickel free,nickel,toxic,alergy,alergic,allergys,sensitivities',
    use: 'how to use,instructions,use it,usage,use them,how do i use,how do you use,how should i use,used for,use for,use this for,directions for use,apply it,how do i apply,how to apply,how do you apply,instruction manual*,user manual*,manual,user guide*,install,installed,installation,assemble,assembly,assembled,set it up,how do i set up,put together,put it together,how does it work,how do they work,how does this work,how do i light,trim,trim the wick,wick,wicks,cut the wick,how short,short should i cut,should i cut,how often should i,how often do i,how many times a day,before first use,first use,how to store,how do i store,how should i store,store it,store them,storage,storing,good for,suitable for,what is it for,what are they for,what is this for,work on,indoors,outdoors,outdoor use,use outside,use outdoors,how to wear,how do i wear',
    capacity:
      'capacity,volume,how much does it hold,how much can it hold,how much will it hold,how much do they hold,holds,fl oz,fluid ounces,how many ounces,how many oz,how many ml,how many liters,how many litres,how many gallons,how many people,weight limit*,weight capacity,max load,maximum weight,max weight,load capacity,how many seats,how many can fit,how many fit,how much weight',
    lasting:
      'on one charge,on a single charge,on a full charge,on a charge,single charge,full charge,per charge,burn time*,burn,lasts,burns,how long does it last,how long do they last,how long will it last,how long does this last,how long do these last,how long does it burn,how long do they burn,how long will it burn,long does it last,last for,last long,candles last,candle last,melts last,it last,they last,these last,this last,long-lasting,longevity,battery life,lifespan,life span,life expectancy,shelf life,expire,expires,expired,expiry,expiration,expiration date,best before,use by date,durable,durability,how durable,wear out,keep fresh,stay fresh,hold up,go bad',
    compatible:
      'compatible,compatibility,fit my,fits my,works with,work with,fit on,fits on,fit in my,fits in my,fit into my,goes with,go with,interchangeable,suitable for my,work for my,works for my,work on my,works on my,fit in a,fits in a,will this fit,will it fit,do these fit,does it fit a,universal,adapter*,adaptor*,match my,replacement for,replacement part*,spare part*,compatable,which model,my model',
    contents:
      "included,what's included,what is included,comes with,come with,in the box,set of,pack of,in the set,in the pack,in a pack,in a set,in the package,in the kit,what comes in,what do i get,how many pieces,how many in,how many per,how many come,how many are in,sold individually,sold separately,sold as a pair,sold as a set,as a set,as a pair,per pack,per box,batteries included,need batteries,accessories included,include the,does it include,what all comes",
    custom:
      'personalized,personalised,customized,engraving,bespoke,custom,customise,customize,customised,customizable,customisable,customization*,personalize,personalise,personalization*,personalisation*,engrave,engraved,engravings,monogram*,embroider*,made to order,made to measure,made-to-order,tailored,tailor,custom-made,custom order*,custom size*,special order*,special request*,own design*,own text,own logo,my logo,our logo,add a name,add my name,put my name,put a name,put a logo,with my name,with a name on,initials,name on it,print my,print a photo,alterations,hemming,custum,cusotm,personlized,customised gift*',
    gift: 'gift,gift wrap*,gifts,gift box*,gift message*,gift-wrapped,gift-wrapping,gift note*,gift packag*,gift bag*,gift set*,gift option*,gift receipt*,present,presents,wrapped,wrapping,wrap it,wrapping paper,gifting,as a gift,for a gift,gift idea*,send as a gift,birthday gift*,birthday present*,christmas gift*,christmas present*,wedding gift*,handwritten note,personal note,card message,stocking stuffer*,giftwrap*,gft',
    new: "=new,new arrivals,new in,new arrival,latest,just in,newest,new products,new collection*,new items,new stuff,new releases,new designs,what's new,whats new,recently added,coming soon,newly,upcoming,just launched",
    ...englishThings,
  },
  idioms:
    'feel free,in order to,in order for,heavy-duty,for sale,you guys,u guys,good job,nice job,great job,at present,of course,first class,phone case*,phone cover*,phone holder*,phone stand*,phone charger*,iphone case*,cell phone case*,card holder*,cardholder*,business card*,playing card*,greeting card*,birthday card*,memory card*,sd card*,gift shop,hands-free,stress-free,hassle-free,worry-free,wrinkle-free,sugar-free,smoke-free,drip-free,fat-free,free size,free spirit,free people,free range,free time,free from,deal with,dealing with,great deal,new york,new jersey,new mexico,new orleans,new england,new hampshire,open-toe*,open-back,open front,open weave,open box,open source,throw away,throw it away,throw out,throw in,pay attention,order of,out of order,in short,in case,in the meantime,time to time,no time,for the first time,long time,first time,for the time being,make sure,key chain*,keychain*,key ring*,keyring*,key holder*,book light*,night light*,red wine,white wine,black tea,green tea,white noise,white wash,silver lining,brown sugar,table of contents,top shelf,change of,account for,event of,in the event,in any event,ship shape,point of,return of the,address book,address the,care home,skin care,skincare,hair care,baby shower*,bridal shower*,watch out,thank you card*,track record,exchange for money,contact lens*,contactless,review your,fair trade,fair use,sizeable,job lot,shop now,shop all,shop by,to ring,swing by,restock date,release date',
  functionWords:
    'anything everything something ask find going got help know let like looking need see take takes tell thing things want wants wanna gonna gotta a about after all also am an and any are as at be because been before being between both but by can could did do does doing during each either few for from further get gets getting had has have having he her here him his how i if in into is it its just many may me might more most much must my no nor not of off on one only or other our out over own please same shall she should so some such than that the their them then there these they this those through to too until up us very was we were what when where which while who whom why will with would you your u ur r pls plz im ive id ill dont doesnt didnt isnt arent wasnt werent wont cant couldnt wouldnt shouldnt hasnt havent youre youve theyre weve thats whats wheres hows whos theres heres lets yall maybe really actually else yes yeah',
  asking:
    'show looking search searching find recommend suggest tell give need want like would please one ones got any some have sell sells selling buy carry offer offers stuff thing things guys wondering wonder question questions ask asking hi hello hey there info information details possible able kind kinds type types sort sorts accept accepts take takes use come comes',
  isUnspaced: false,
  namesBend: false,
  clitics: '',
  usual: {
    questions: {
      delivery_free: 'From which order value is delivery free?',
      delivery_cost: 'How much does delivery cost?',
      delivery_time: 'How long does delivery take?',
      delivery_express: 'Do you offer express delivery?',
      pickup: 'Can I collect my order in person?',
      return_window: 'How many days do I have to return something unused?',
      return_cost: 'Who pays for the return postage?',
      return_how: 'How do I return something?',
      exchange: 'Can I exchange something for another size?',
      refund_time: 'How long does a refund take?',
      cancel_order: 'Can I cancel my order?',
      payment_methods: 'Which payment methods do you accept?',
      cash_on_delivery: 'Can I pay cash on delivery?',
      instalments: 'Can I pay in instalments?',
      hours: 'What are your opening hours?',
      address: 'Where is your shop?',
      shop: 'Do you have a physical shop?',
      phone: 'What is your phone number?',
      contact: 'How can I contact you?',
      warranty: 'How long is the guarantee?',
      gift_card: 'Do you sell gift cards?',
      discount_code: 'Is there a discount code?',
      restock: 'When will it be back in stock?',
      wholesale: 'Do you sell wholesale?',
      invoice: 'Do I get an invoice?',
    },
    besides:
      "spend certain amount standard p till turn today pays covers work process bit types ok actual visit call someone somebody covered faster tomorrow myself collection still value quick stuff going usually normally roughly currently now option options on extra right back again get gets got getting give take takes taking come comes came coming go goes send sends sent item items product products goods thing things parcel package number way ways info details anything something whole much many buy buying bought soon quickest quickly wait waiting waits around approx about total day days week weeks date exactly where abouts whereabouts based ring speak talk message text mine yours guys folks mate simply just able allowed possible happen happens happening need needs keep keeps late long longest end put set ask asking answer let know says said offer offers provide available whens whats wheres hows hit grab start starts begin order orders online qualify threshold post mail reach also included include years year months month local next time times people anyone here there look company business firm swing change bigger smaller different larger ringing phoned there's wanting want trying supposed kind kinds sort real actually really steps step what's doing done tell me us shop ordered ordering question questions help service type normal average typical typically ship shipped cost costs charge charged charges fee fees arrive arrives arriving sending posted posting received receive bring brought drop dropping return returning deal with dealing issue issues problem problems easy easiest best",
    whatsApp: 'whats app|watsapp',
    elapsed: {
      counts:
        'an?|one|two|three|four|five|six|seven|eight|ten|twelve|a (?:couple|few)(?: of)?|(?:couple|few) (?:of )?|several',
      units: 'days?|weeks?|wks?|months?|years?|yrs?',
      spans:
        '(?:about |almost |nearly |over |more than )?SPAN (?:ago|later|old|back|now|since)|(?:after|within|in|past|from|for|been) (?:about |almost |nearly |over |more than |like )?SPAN(?: ago)?|last (?:week|month|year)',
      beside:
        'get|can i|bought|buy|ordered|order|purchased?|got|received|arrived|came|come|delivered|delivery|delivering|picked up|had|have|still|too late|late|any ?more|something|anything|item|product|things?|parcel|purchase|possible|okay|allowed|please|pls|again|off you|from you|online|like|love|want|need|happy|fit|mind|changed|change|keep|it ?s|don ?t|didn ?t|doesn ?t|isn ?t|since|just',
      isSent: String.raw`(?:i|we)(?:'ve| have)?(?: already)? (?:returned|sent|posted|shipped|dropped|mailed)|(?:was|were) (?:returned|sent back)|my return|(?:where|when)\s.{0,30}(?:refund|money)|(?:no|still no|haven'?t|not).{0,20}(?:refund|money back)`,
      exchange: 'How long do I have to exchange something?',
    },
  },
  stem: englishStem,
};
