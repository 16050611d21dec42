/** How page builders, shop systems and themes write a list of questions whose answers open on a click: the question is QUESTION, its answer ANSWER, its number NUMBER. */
export const accordions: readonly (readonly [software: string, entry: string])[] = [
  [
    'elementor',
    `<div class="elementor-accordion-item"><div id="elementor-tab-title-NUMBER" class="elementor-tab-title" data-tab="NUMBER" role="button" aria-controls="elementor-tab-content-NUMBER" aria-expanded="false"><span class="elementor-accordion-icon elementor-accordion-icon-right" aria-hidden="true"><span class="elementor-accordion-icon-closed"><i class="fas fa-plus"></i></span></span><a class="elementor-accordion-title" tabindex="0">QUESTION</a></div><div id="elementor-tab-content-NUMBER" class="elementor-tab-content elementor-clearfix" data-tab="NUMBER" role="region"><p>ANSWER</p></div></div>`,
  ],
  [
    'elementorNested',
    `<details class="e-n-accordion-item"><summary class="e-n-accordion-item-title"><span class="e-n-accordion-item-title-header"><div class="e-n-accordion-item-title-text"> QUESTION </div></span><span class="e-n-accordion-item-title-icon"><span class="e-opened"></span></span></summary><div class="elementor-element"><p>ANSWER</p></div></details>`,
  ],
  [
    'elementorToggle',
    `<div class="elementor-toggle-item"><div id="t-NUMBER" class="elementor-tab-title" data-tab="NUMBER" role="button" aria-controls="c-NUMBER" aria-expanded="false"><span class="elementor-toggle-icon elementor-toggle-icon-left" aria-hidden="true"></span><a class="elementor-toggle-title" tabindex="0">QUESTION</a></div><div id="c-NUMBER" class="elementor-tab-content" role="region"><p>ANSWER</p></div></div>`,
  ],
  [
    'divi',
    `<div class="et_pb_toggle et_pb_module et_pb_accordion_item et_pb_toggle_close"><h5 class="et_pb_toggle_title">QUESTION</h5><div class="et_pb_toggle_content clearfix"><p>ANSWER</p></div></div>`,
  ],
  [
    'wpbakery',
    `<div class="vc_tta-panel" id="xNUMBER"><div class="vc_tta-panel-heading"><h4 class="vc_tta-panel-title"><a href="#xNUMBER" data-vc-accordion><span class="vc_tta-title-text">QUESTION</span><i class="vc_tta-controls-icon"></i></a></h4></div><div class="vc_tta-panel-body"><div class="wpb_text_column"><div class="wpb_wrapper"><p>ANSWER</p></div></div></div></div>`,
  ],
  [
    'avada',
    `<div class="fusion-panel panel-default"><div class="panel-heading"><h4 class="panel-title toggle"><a aria-expanded="false" aria-controls="cNUMBER" role="button" data-toggle="collapse" data-target="#cNUMBER" href="#cNUMBER"><span class="fusion-toggle-icon-wrapper" aria-hidden="true"><i class="active-icon"></i></span><span class="fusion-toggle-heading">QUESTION</span></a></h4></div><div id="cNUMBER" class="panel-collapse collapse"><div class="panel-body toggle-content"><p>ANSWER</p></div></div></div>`,
  ],
  [
    'flatsome',
    `<div class="accordion-item"><a href="#" class="accordion-title plain"><button class="toggle" aria-label="Toggle"><i class="icon-angle-down"></i></button><span>QUESTION</span></a><div class="accordion-inner"><p>ANSWER</p></div></div>`,
  ],
  [
    'flatsome2',
    `<div id="accordion-NUMBER" class="accordion-item"><a id="accordion-NUMBER-label" class="accordion-title plain" href="#accordion-item-NUMBER" aria-expanded="false" aria-controls="accordion-NUMBER-content"><button class="toggle" aria-label="Toggle"><i class="icon-angle-down"></i></button><span>QUESTION</span></a><div id="accordion-NUMBER-content" class="accordion-inner" aria-labelledby="accordion-NUMBER-label"><p>ANSWER</p></div></div>`,
  ],
  [
    'bootstrap4',
    `<div class="card"><div class="card-header" id="hNUMBER"><h2 class="mb-0"><button class="btn btn-link" type="button" data-toggle="collapse" data-target="#cNUMBER" aria-expanded="false" aria-controls="cNUMBER">QUESTION</button></h2></div><div id="cNUMBER" class="collapse" aria-labelledby="hNUMBER" data-parent="#acc"><div class="card-body">ANSWER</div></div></div>`,
  ],
  [
    'bootstrap4b',
    `<div class="card"><div class="card-header"><a class="card-link" data-toggle="collapse" href="#cNUMBER">QUESTION</a></div><div id="cNUMBER" class="collapse" data-parent="#acc"><div class="card-body">ANSWER</div></div></div>`,
  ],
  [
    'bootstrap5',
    `<div class="accordion-item"><h2 class="accordion-header" id="hNUMBER"><button class="accordion-button collapsed" type="button" data-bs-toggle="collapse" data-bs-target="#cNUMBER" aria-expanded="false">QUESTION</button></h2><div id="cNUMBER" class="accordion-collapse collapse"><div class="accordion-body"><p>ANSWER</p></div></div></div>`,
  ],
  [
    'magento',
    `<div data-role="collapsible"><div data-role="trigger"><span>QUESTION</span></div></div><div data-role="content">ANSWER</div>`,
  ],
  [
    'magento2',
    `<div class="faq-item" data-role="collapsible"><div data-role="title" class="title">QUESTION</div><div data-role="content" class="content"><p>ANSWER</p></div></div>`,
  ],
  [
    'yoast',
    `<div class="schema-faq-section" id="faq-NUMBER"><strong class="schema-faq-question">QUESTION</strong><p class="schema-faq-answer">ANSWER</p></div>`,
  ],
  [
    'rankmath',
    `<div id="faq-NUMBER" class="rank-math-list-item"><h3 class="rank-math-question">QUESTION</h3><div class="rank-math-answer"><p>ANSWER</p></div></div>`,
  ],
  [
    'spectra',
    `<div class="uagb-faq-item" role="tab" tabindex="0"><div class="uagb-faq-questions-button uagb-faq-questions"><span class="uagb-icon uagb-faq-icon-wrap"><svg></svg></span><span class="uagb-icon-active uagb-faq-icon-wrap"><svg></svg></span><span class="uagb-question">QUESTION</span></div><div class="uagb-faq-content"><p>ANSWER</p></div></div>`,
  ],
  [
    'squarespace',
    `<li class="accordion-item"><h4 class="accordion-item__title-wrapper"><button class="accordion-item__click-target" aria-expanded="false"><span class="accordion-item__title">QUESTION</span><div class="accordion-icon-container"><div class="plus"><div class="plus__horizontal-line"></div></div></div></button></h4><div class="accordion-item__dropdown" role="region"><div class="accordion-item__description"><p>ANSWER</p></div></div></li>`,
  ],
  [
    'webflow',
    `<div class="faq-item w-dropdown"><div class="dropdown-toggle w-dropdown-toggle" aria-controls="wNUMBER" aria-expanded="false" role="button"><div>QUESTION</div><div class="icon w-icon-dropdown-toggle"></div></div><nav class="dropdown-list w-dropdown-list" id="wNUMBER"><p>ANSWER</p></nav></div>`,
  ],
  [
    'impulse',
    `<button type="button" class="label collapsible-trigger collapsible-trigger-btn collapsible--auto-height" aria-controls="xNUMBER">QUESTION<span class="collapsible-trigger__icon collapsible-trigger__icon--open" role="presentation"><svg></svg></span></button><div id="xNUMBER" class="collapsible-content collapsible-content--all"><div class="collapsible-content__inner rte"><p>ANSWER</p></div></div>`,
  ],
  [
    'prestige',
    `<div class="Faq__Item"><span class="Faq__Icon"><svg></svg></span><div class="Faq__ItemWrapper"><button class="Faq__Question" aria-expanded="false">QUESTION</button><div class="Faq__AnswerWrapper" aria-hidden="true"><div class="Faq__Answer Rte"><p>ANSWER</p></div></div></div></div>`,
  ],
  [
    'prestige9',
    `<details class="accordion" is="accordion-disclosure"><summary><span class="accordion__toggle bold">QUESTION<span class="animated-plus" aria-hidden="true"></span></span></summary><div class="accordion__content prose"><p>ANSWER</p></div></details>`,
  ],
  [
    'jqueryui',
    `<h3 class="ui-accordion-header"><span class="ui-icon"></span><a href="#">QUESTION</a></h3><div class="ui-accordion-content" style="display:none"><p>ANSWER</p></div>`,
  ],
  [
    'w3',
    `<button onclick="t('NUMBER')" class="w3-button w3-block">QUESTION</button><div id="NUMBER" class="w3-hide w3-container"><p>ANSWER</p></div>`,
  ],
  [
    'w3schools',
    `<button class="accordion">QUESTION</button><div class="panel" style="max-height:0"><p>ANSWER</p></div>`,
  ],
  ['dl', `<dt>QUESTION</dt><dd>ANSWER</dd>`],
  ['strongBr', `<p><strong>QUESTION</strong><br>ANSWER</p>`],
  ['strongP', `<p><strong>QUESTION</strong></p><p>ANSWER</p>`],
  ['bDiv', `<div><b>QUESTION</b></div><div>ANSWER</div>`],
  ['underline', `<p><u>QUESTION</u></p><p>ANSWER</p>`],
  ['qa', `<p>Q: QUESTION</p><p>A: ANSWER</p>`],
  [
    'pagefly',
    `<div data-pf-type="Accordion.Content.Wrapper" class="pf-acc"><div data-pf-type="Accordion.Header" class="pf-acc-h"><button aria-expanded="false" class="pf-btn"><h3 data-pf-type="Heading">QUESTION</h3><i class="pf-icon"></i></button></div><div data-pf-type="Accordion.Content" class="pf-acc-c" aria-hidden="true"><div data-pf-type="Paragraph2"><p>ANSWER</p></div></div></div>`,
  ],
  [
    'shopware',
    `<div class="accordion-item"><div class="accordion-header"><a class="accordion-button collapsed" data-bs-toggle="collapse" href="#cNUMBER" role="button" aria-expanded="false">QUESTION</a></div><div class="collapse" id="cNUMBER"><div class="accordion-body">ANSWER</div></div></div>`,
  ],
  [
    'gambio',
    `<div class="panel panel-default"><div class="panel-heading"><h4 class="panel-title"><a class="accordion-toggle" data-toggle="collapse" data-parent="#a" href="#cNUMBER">QUESTION</a></h4></div><div id="cNUMBER" class="panel-collapse collapse"><div class="panel-body">ANSWER</div></div></div>`,
  ],
  [
    'wix',
    `<li><div data-hook="item-NUMBER" role="button" aria-expanded="false" aria-controls="cNUMBER"><div><p>QUESTION</p></div><div data-hook="icon"></div></div><div id="cNUMBER" role="region" aria-hidden="true"><div><p>ANSWER</p></div></div></li>`,
  ],
  ['headingP', `<h4>QUESTION</h4><p>ANSWER</p>`],
  ['tabindex', `<div class="faq-question" tabindex="0">QUESTION</div><div class="faq-answer">ANSWER</div>`],
  [
    'accq',
    `<div class="faq"><div class="q">QUESTION <span class="arrow">+</span></div><div class="a">ANSWER</div></div>`,
  ],
  [
    'label',
    `<input type="checkbox" id="chNUMBER" class="tgl"><label for="chNUMBER">QUESTION</label><div class="tab-content"><p>ANSWER</p></div>`,
  ],
  ['gutenbergDetails', `<details class="wp-block-details"><summary>QUESTION</summary><p>ANSWER</p></details>`],
  [
    'aDrop',
    `<li class="js-accordion"><a href="javascript:void(0)" class="acc-toggle">QUESTION</a><div class="acc-inner" style="display:none"><p>ANSWER</p></div></li>`,
  ],
  [
    'astra',
    `<div class="uabb-adv-accordion-item"><div class="uabb-adv-accordion-button"><h4 class="uabb-adv-accordion-button-label">QUESTION</h4><i class="uabb-icon dashicons-plus"></i></div><div class="uabb-adv-accordion-content"><p>ANSWER</p></div></div>`,
  ],
  [
    'ultimateMember',
    `<div class="sp-ea-single"><h3 class="ea-header"><a class="collapsed" data-sptoggle="spcollapse" data-sptarget="#cNUMBER" href="javascript:void(0)" aria-expanded="false"><i class="ea-expand-icon"></i> QUESTION</a></h3><div class="sp-collapse spcollapse" id="cNUMBER"><div class="ea-body"><p>ANSWER</p></div></div></div>`,
  ],
];
